import type { FocusedDraft } from "@haat/contract/seller/product-draft.contract";
import type { MemberScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { DomainError } from "../../process/domain-error";
import { focusOf, focusPicture } from "../account/picture-focus.usecases";
import type { InShop } from "../audit/audit.usecases";
import { motifOfPicture } from "../business-category/category-picture";
import { picturesOf, showDraft } from "./product-draft.usecases";
import { findTradeOf } from "./sold-product.repository";

/** One draft, with the points at which its pictures are held, and what its shop deals in. @throws draft_not_found */
export async function showFocusedDraft(
  services: Services,
  scope: MemberScope,
  id: number,
): Promise<FocusedDraft> {
  const draft = await showDraft(services, scope, id);
  const focus = await focusOf(services, picturesOf(draft.content));
  const trade = await inTransaction(services.db, (tx) => findTradeOf(tx, scope.shopId), scope);
  return {
    draft,
    focus: focus.map(({ point, ...rest }) => ({ ...rest, ...point })),
    trade: motifOfPicture(trade?.picture ?? ""),
  };
}

/**
 * Has a picture of a draft held at a point, in percent; the draft stays as it is.
 * @returns the key of the picture to save it with
 * @throws draft_not_found; invalid_input for a picture that is not the draft's, or that nobody uploaded
 */
export async function focusDraftPicture(
  services: Services,
  { scope, actor }: InShop,
  { id_draft, picture, x, y }: { id_draft: number; picture: string; x: number; y: number },
): Promise<string> {
  const { content } = await showDraft(services, scope, id_draft);
  const isOfDraft = picturesOf(content).includes(picture);
  const found = isOfDraft ? await focusPicture(services, actor, picture, { x, y }) : undefined;
  if (found === undefined)
    throw new DomainError("invalid_input", {}, [{ field: "picture", code: "picture_unknown" }]);
  return found;
}
