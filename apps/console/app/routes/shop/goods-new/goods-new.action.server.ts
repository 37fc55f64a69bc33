import { json, redirect } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { business } from "@haat/contract/shared/business-constants";
import { attempt, type CallFailure } from "@haat/web-forms/call-failure.server";
import { flashFailure, leaveMessage } from "@haat/web-forms/flash-message.server";
import { refuseForm } from "@haat/web-forms/form-data.server";
import { formatNumber } from "@haat/i18n/numbers";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { goodsNewFields } from "./goods-new.form";

/**
 * Begins a draft of each photo, or one of all; without a photo an empty one. Each is kept before the next is sent: what was
 * taken before one is refused stays.
 */
export async function beginDrafts(context: ConsoleContext, { seller_key }: OwnShop, request: Request) {
  const { language, paths, translate } = context;
  const sent = await request.formData().catch(() => new FormData());
  const files = sent
    .getAll(goodsNewFields.pictures)
    .filter((value): value is File => value instanceof File && value.size > 0)
    .slice(0, business.productPicturesMost);
  const isOne = sent.get(goodsNewFields.show) === "one";
  const key = String(sent.get(goodsNewFields.key) ?? "");

  const client = context.client();
  const begin = (pictures: string[], place: number) =>
    attempt(
      client.productDrafts.createDraft(
        { language, seller_key, ...(pictures.length > 0 && { pictures }) },
        { context: key ? { idempotencyKey: `${key}-${place}` } : {} },
      ),
    );
  const kept: string[] = [];
  let begun = 0;
  for (const [place, picture] of files.entries()) {
    const uploaded = await attempt(
      client.sellerProducts.uploadProductPicture({ language, seller_key, picture }),
    );
    if (!uploaded.ok) return refuse(context, uploaded.failure, begun);
    kept.push(uploaded.answer.data.picture);
    if (isOne) continue;
    const draft = await begin([uploaded.answer.data.picture], place);
    if (!draft.ok) return refuse(context, draft.failure, begun);
    begun += 1;
  }

  if (!isOne && begun > 1) {
    leaveMessage(
      context,
      "success",
      translate("productDraft.new.begun", { count: begun, formatted: formatNumber(begun, language) }),
    );
    return redirect(paths.shop(seller_key, "goods/drafts"));
  }
  const draft = await begin(kept, 0);
  if (!draft.ok) return refuse(context, draft.failure, begun);
  return redirect(paths.draft(seller_key, draft.answer.data.draft.id_draft));
}

/** What is wrong with a photo is said at their field, with how many drafts there are already. */
function refuse(context: ConsoleContext, failure: CallFailure, begun: number) {
  flashFailure(context, failure);
  const { language, translate } = context;
  const formatted = formatNumber(begun, language);
  const said = failure.errors[0]?.message ?? failure.detail;
  const kept = begun > 0 ? [translate("productDraft.new.kept", { count: begun, formatted })] : [];
  const result = refuseForm(new FormData(), { ...failure, errors: [] });
  return json(
    { ...result, error: { [goodsNewFields.pictures]: [said, ...kept] } },
    { status: failure.status },
  );
}
