import type { FocusedDraft } from "@haat/contract/seller/product-draft.contract";
import type { MemberScope } from "../../database/tenant-scope";
import type { Services } from "../../http/call";
import { DomainError } from "../../process/domain-error";
import { focusOf, focusPicture } from "../account/picture-focus.usecases";
import type { InShop } from "../audit/audit.usecases";
import { picturesOf, showDraft } from "./product-draft.usecases";

/** One draft, with the points at which its pictures are held. @throws draft_not_found */
export async function showFocusedDraft(
  services: Services,
  scope: MemberScope,
  id: number,
): Promise<FocusedDraft> {
  const draft = await showDraft(services, scope, id);
  const focus = await focusOf(services, picturesOf(draft.content));
  return { draft, focus: focus.map(({ point, ...rest }) => ({ ...rest, ...point })) };
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
