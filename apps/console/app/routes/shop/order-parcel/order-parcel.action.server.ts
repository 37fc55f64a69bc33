import { json, redirect } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { parcelFields } from "@haat/contract/seller/seller-couriers.contract";
import { toLatinDigits } from "@haat/contract/shared/latin-digits";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, readForm, refusedForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { sendingFields } from "../parcel-sending.form";
import { parcelFormFields as fields } from "./order-parcel.form";
import { changeSending } from "./parcel-sending.action.server";

/** The charge as a form has it: whole taka, in either script's digits. */
const feeTakaField = z
  .string()
  .transform((typed) => toLatinDigits(typed.trim()))
  .transform((typed): string | number | null | undefined => (/^\d{1,5}$/.test(typed) ? `${typed}00` : typed))
  .pipe(parcelFields.fee);

const schema = z.object({
  ...parcelFields,
  tracking_code: z.preprocess((typed) => typed ?? "", parcelFields.tracking_code),
  fee: z.preprocess((typed) => typed ?? "", feeTakaField),
});

/** Hands a parcel over, or writes down what became of it. */
export async function saveParcel(context: ConsoleContext, shop: OwnShop, number: string, request: Request) {
  const { language, paths } = context;
  const { seller_key } = shop;
  const form = await readForm(request, [...Object.values(fields), ...Object.values(sendingFields)]);
  const sent = await changeSending(context, shop, number, form);
  if (sent) return sent;
  const version = Number(form.get(fields.version) ?? 0);
  form.delete(fields.version);
  const parsed = parseForm(form, schema, context.translate);
  if (!parsed.ok) return json({ ...parsed.result, of: undefined }, { status: 422 });
  const given = { language, seller_key, order_id: number, ...parsed.value, version };
  const saved = await attempt(context.client().sellerCouriers.saveParcel(given));
  if (!saved.ok && saved.failure.code === "review_conflict") {
    // What somebody else made of it is to be read first.
    leaveMessage(context, "error", saved.failure.detail);
    return redirect(paths.orderParcel(seller_key, number));
  }
  if (!saved.ok) return refusedForm(context, form, saved.failure);
  leaveMessage(context, "success", saved.answer.message ?? "");
  return redirect(paths.orderParcel(seller_key, number));
}
