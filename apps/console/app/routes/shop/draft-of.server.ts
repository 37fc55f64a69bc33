import type { FocusedDraft, ProductDraft } from "@haat/contract/seller/product-draft.contract";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { idField } from "@haat/contract/shared/fields";
import { formatDate, formatDateTime } from "@haat/i18n/dates";
import { answerOrPage, pageFailure } from "../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../server/http/console-context.server";

/** A draft, at which points its pictures are held, and what its shop deals in. */
export type DraftWithFocus = ProductDraft & Pick<FocusedDraft, "focus" | "trade">;

/** The draft that a page's address names; one that is not the shop's is not there. */
export async function draftOf(
  context: ConsoleContext,
  { seller_key }: OwnShop,
  named: string | undefined,
): Promise<DraftWithFocus> {
  const id = idField().safeParse(named);
  if (!id.success) throw pageFailure(context, 404);
  const { language } = context;
  const call = context.client().productDrafts.draft({ language, seller_key, id_draft: id.data });
  const { draft, ...besides } = (await answerOrPage(context, call)).data;
  return { ...draft, ...besides };
}

/** What a draft is called, as far as it is called anything. */
export function titleOf({ language, translate }: ConsoleContext, { content }: ProductDraft): string {
  const { name_bn, name_en } = content;
  return (language === "bn" ? name_bn || name_en : name_en || name_bn) || translate("productDraft.nameless");
}

/** When it was saved last, and by whom; and when it goes, where nothing is written in it. */
export function savedLine(context: ConsoleContext, draft: ProductDraft): string {
  const { language, translate } = context;
  const time = formatDateTime(draft.saved_at, language);
  const saved = translate("productDraft.saved", { time, name: draft.saved_by });
  return [saved, goesLine(context, draft)].filter(Boolean).join(" ");
}

/** When a draft that nothing is written in goes. */
export function goesLine(
  { language, translate }: ConsoleContext,
  { goes_at }: Pick<ProductDraft, "goes_at">,
) {
  return goes_at === null
    ? undefined
    : translate("productDraft.goes", { date: formatDate(goes_at, language) });
}
