import { randomUUID } from "node:crypto";
import { json, redirect } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { couponForm, newCouponCodeField } from "@haat/contract/seller/coupon-fields";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, readForm, refusedForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { couponIdOf } from "../coupon-of.server";
import { couponFormFields as fields, couponIntents, newCoupon } from "./coupon.form";

/** Makes a coupon, changes the rules of one as it was read, or pauses it and goes on with it. */
export async function saveCoupon(context: ConsoleContext, shop: OwnShop, param: string, request: Request) {
  const form = await readForm(request, [...Object.values(fields), "intent"]);
  const intent = form.get("intent");
  if (intent === couponIntents.pause || intent === couponIntents.resume)
    return pauseCoupon(context, shop, param, intent === couponIntents.pause);
  form.delete("intent");
  return param === newCoupon ? makeCoupon(context, shop, form) : changeCoupon(context, shop, param, form);
}

async function makeCoupon(context: ConsoleContext, { seller_key }: OwnShop, form: FormData) {
  const { language, paths, translate } = context;
  const idempotencyKey = String(form.get(fields.key) ?? "") || randomUUID();
  form.delete(fields.key);
  form.delete(fields.version);
  const parsed = parseForm(
    form,
    z.intersection(z.object({ code: newCouponCodeField }), couponForm),
    translate,
  );
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const given = { language, seller_key, ...parsed.value };
  const calls = context.client().sellerCoupons;
  const made = await attempt(calls.createCoupon(given, { context: { idempotencyKey } }));
  if (!made.ok) return refusedForm(context, form, made.failure);
  leaveMessage(context, "success", made.answer.message ?? "");
  // There are its link and its QR code.
  return redirect(paths.coupon(seller_key, made.answer.data.coupon.id_coupon));
}

async function changeCoupon(context: ConsoleContext, { seller_key }: OwnShop, param: string, form: FormData) {
  const { language, paths, translate } = context;
  const id_coupon = couponIdOf(context, param);
  const version = Number(form.get(fields.version)) || 1;
  for (const field of [fields.version, fields.key, fields.code]) form.delete(field);
  const parsed = parseForm(form, couponForm, translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const given = { language, seller_key, id_coupon, version, ...parsed.value };
  const changed = await attempt(context.client().sellerCoupons.changeCoupon(given));
  if (!changed.ok && changed.failure.code !== "review_conflict")
    return refusedForm(context, form, changed.failure);
  // What somebody else made of it is to be read first.
  if (changed.ok) leaveMessage(context, "success", changed.answer.message ?? "");
  else leaveMessage(context, "error", changed.failure.detail);
  return redirect(paths.coupon(seller_key, id_coupon));
}

async function pauseCoupon(
  context: ConsoleContext,
  { seller_key }: OwnShop,
  param: string,
  is_paused: boolean,
) {
  const { language, paths } = context;
  const id_coupon = couponIdOf(context, param);
  const call = context.client().sellerCoupons.pauseCoupon({ language, seller_key, id_coupon, is_paused });
  leaveMessage(context, "success", (await answerOrPage(context, call)).message ?? "");
  return redirect(paths.coupon(seller_key, id_coupon));
}
