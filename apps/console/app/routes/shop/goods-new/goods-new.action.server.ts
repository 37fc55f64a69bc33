import { json, redirect } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { business } from "@haat/contract/shared/business-constants";
import { attempt, type CallFailure } from "@haat/web-forms/call-failure.server";
import { flashFailure, leaveMessage } from "@haat/web-forms/flash-message.server";
import { refuseForm } from "@haat/web-forms/form-data.server";
import { formatNumber } from "@haat/i18n/numbers";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { isPhotoAlone, keepPhoto, keptPhotos } from "../picture-ways.server";
import { goodsNewFields } from "./goods-new.form";

/**
 * Begins a draft of each photo, or one of all; without a photo an empty one. Each is kept before the next is sent: what was
 * taken before one is refused stays. With scripts the photos came by themselves, and the form has their keys.
 */
export async function beginDrafts(context: ConsoleContext, { seller_key }: OwnShop, request: Request) {
  const { language, paths, translate } = context;
  const sent = await request.formData().catch(() => new FormData());
  if (isPhotoAlone(sent)) return keepPhoto(context, seller_key, sent);
  const before = keptPhotos(sent).slice(0, business.productPicturesMost);
  const files = sent
    .getAll(goodsNewFields.pictures)
    .filter((value): value is File => value instanceof File && value.size > 0)
    .slice(0, business.productPicturesMost - before.length);
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
  for (const [place, photo] of [...before, ...files].entries()) {
    const uploaded = typeof photo === "string" ? photo : await upload(context, seller_key, photo);
    if (typeof uploaded !== "string") return refuse(context, uploaded, begun);
    kept.push(uploaded);
    if (isOne) continue;
    const draft = await begin([uploaded], place);
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

/** @returns the key of a photo, or why it was not taken */
async function upload(context: ConsoleContext, seller_key: string, picture: File) {
  const { language } = context;
  const asked = { language, seller_key, picture };
  const done = await attempt(context.client().sellerProducts.uploadProductPicture(asked));
  return done.ok ? done.answer.data.picture : done.failure;
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
