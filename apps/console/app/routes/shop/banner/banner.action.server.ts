import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { hasTitle, titleMissing, typedBannerFields } from "@haat/contract/seller/seller-banners.contract";
import { daysInOrder, wrongOrder } from "@haat/contract/seller/shown-days";
import type { BannerFrame } from "@haat/contract/shared/picture-frames";
import { attempt, type CallFailure } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { idInAddress } from "../../../server/http/id-in-address.server";
import { chosenFile } from "../picture-ways.server";
import { refusedWithFound, refuseTyped, typedTarget } from "../target-field.server";
import { bannerFormFields as fields, newBanner } from "./banner.form";

const schema = z.object(typedBannerFields).refine(hasTitle, titleMissing).refine(daysInOrder, wrongOrder);

/** What came with a press of the button. */
interface Press {
  context: ConsoleContext;
  seller_key: string;
  param: string;
  /** What was typed, with the keys of the pictures that are kept by now. */
  form: FormData;
}

/** Adds a banner to a shop, or changes one as it was read. A picture is kept before all else is looked at. */
export async function saveBanner(
  context: ConsoleContext,
  { seller_key }: OwnShop,
  param: string,
  request: Request,
) {
  const sent = await request.formData().catch(() => new FormData());
  const press = { context, seller_key, param, form: typedPart(sent) };
  const notes = [];
  for (const [frame, name, kept] of [
    ["wide", fields.picture, fields.kept],
    ["phone", fields.phone_picture, fields.keptPhone],
  ] as const) {
    const uploaded = await upload(press, frame, chosenFile(sent, name));
    if (!uploaded) continue;
    if (!uploaded.ok) return refuseAt(press, name, uploaded.failure);
    press.form.set(kept, uploaded.answer.data.picture);
    if (!uploaded.answer.data.fits) notes.push(context.translate(`shopBanners.notFilling.${frame}`));
  }
  return saveTyped(press, notes);
}

function upload({ context, seller_key }: Press, frame: BannerFrame, picture: File | undefined) {
  const { language } = context;
  return (
    picture &&
    attempt(context.client().sellerBanners.uploadBannerPicture({ language, seller_key, frame, picture }))
  );
}

async function saveTyped(press: Press, notes: readonly string[]) {
  const { context, seller_key, param, form } = press;
  const { language, paths } = context;
  const parsed = parseForm(form, schema, context.translate);
  const calls = context.client().sellerBanners;
  const find = async (search: string) =>
    (await calls.bannerTargets({ language, seller_key, search })).data.targets;
  const leads = await typedTarget(context, form, find);
  if (!parsed.ok || !leads.ok) return refuseTyped(context, form, parsed, leads);
  const given = {
    language,
    seller_key,
    ...parsed.value,
    target: leads.target,
    picture: textOf(form, fields.kept),
    phone_picture: form.get(fields.no_phone_picture) === "on" ? "" : textOf(form, fields.keptPhone),
    is_on: form.get(fields.is_on) === "on",
  };
  const idempotencyKey = textOf(form, fields.key) || randomUUID();
  const saved = await attempt(
    param === newBanner
      ? calls.createBanner(given, { context: { idempotencyKey } })
      : calls.changeBanner({
          ...given,
          id_banner: idInAddress(context, param),
          version: textOf(form, fields.version) || "none",
        }),
  );
  if (!saved.ok && saved.failure.code === "review_conflict") {
    // What somebody else made of it is to be read first.
    leaveMessage(context, "error", saved.failure.detail);
    return redirect(paths.banner(seller_key, idInAddress(context, param)));
  }
  if (!saved.ok) return refusedWithFound(context, form, saved.failure);
  const { id_banner } = saved.answer.data.banner;
  leaveMessage(context, "success", [saved.answer.message ?? "", ...notes].join(" "));
  // A picture of another shape is looked at in its frame.
  return redirect(notes.length > 0 ? paths.banner(seller_key, id_banner) : paths.shop(seller_key, "banners"));
}

const textOf = (form: FormData, name: string) => String(form.get(name) ?? "");

/** What was typed, without the files. */
function typedPart(sent: FormData): FormData {
  const form = new FormData();
  for (const name of Object.values(fields)) {
    const value = sent.get(name);
    if (typeof value === "string") form.set(name, value);
  }
  // Of a box that is not ticked a browser sends nothing.
  for (const name of [fields.is_on, fields.no_phone_picture]) if (!form.has(name)) form.set(name, "");
  return form;
}

/** A picture that could not be kept, at its field; what was typed stays. */
function refuseAt({ context, form }: Press, field: string, failure: CallFailure) {
  const errors = [{ field, code: "invalid", message: failure.detail }] as CallFailure["errors"];
  return refusedWithFound(context, form, { ...failure, errors });
}
