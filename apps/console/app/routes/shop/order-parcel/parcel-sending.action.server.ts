import { json, redirect } from "@remix-run/node";
import { sentParcelFields } from "@haat/contract/seller/parcel-sending.contract";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { parcelFields } from "@haat/contract/seller/seller-couriers.contract";
import type { FieldErrorCode } from "@haat/contract/shared/error-codes";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, refuseForm, refusedForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { keyOf } from "../cash-key.server";
import { sendingFields as fields, sendingIntents } from "../parcel-sending.form";

interface Asked {
  inOrder: { language: ConsoleContext["language"]; seller_key: string; order_id: string };
  form: FormData;
  version: number;
  idempotencyKey: string;
  page: string;
}

/** Has a parcel sent, or not, or writes down that it was found at the courier; nothing where none of it was pressed. */
export function changeSending(
  context: ConsoleContext,
  { seller_key }: OwnShop,
  order_id: string,
  form: FormData,
) {
  const courier = String(form.get(fields.to) ?? "");
  const intent = form.get(fields.intent);
  const version = Number(form.get(fields.version) ?? 0);
  for (const name of [fields.to, fields.intent, fields.version]) form.delete(name);
  // With what was typed: an old page that is sent once more with something else is another wish.
  const idempotencyKey = keyOf(form, fields.key);
  const inOrder = { language: context.language, seller_key, order_id };
  const page = context.paths.orderParcel(seller_key, order_id);
  const asked = { inOrder, form, version, idempotencyKey, page };
  if (courier) return send(context, asked, courier);
  if (intent === sendingIntents.stop) return stop(context, asked);
  return intent === sendingIntents.found ? writeFound(context, asked) : undefined;
}

const sentForm = z.object(sentParcelFields);

async function send(context: ConsoleContext, asked: Asked, courier: string) {
  const { inOrder, form, version, idempotencyKey, page } = asked;
  const parsed = parseForm(form, sentForm, context.translate);
  if (!parsed.ok) return json({ ...parsed.result, of: undefined }, { status: 422 });
  const given = { ...inOrder, courier, ...parsed.value, version };
  const call = context.client().parcelSending;
  const done = await attempt(call.sendParcel(given, { context: { idempotencyKey } }));
  // Without measures it was pressed where there is no form to show again.
  if (!done.ok && done.failure.code !== "review_conflict" && form.has("pieces"))
    return refusedForm(context, form, done.failure);
  if (done.ok) leaveMessage(context, "success", done.answer.message ?? "");
  else leaveMessage(context, "error", done.failure.detail);
  return redirect(page);
}

async function stop(context: ConsoleContext, { inOrder, version, page }: Asked) {
  const done = await attempt(context.client().parcelSending.stopSending({ ...inOrder, version }));
  if (done.ok) leaveMessage(context, "success", done.answer.message ?? "");
  else leaveMessage(context, "error", done.failure.detail);
  return redirect(page);
}

const foundForm = z.object({
  [fields.found]: parcelFields.tracking_code.refine(
    (typed) => typed !== "",
    "tracking_shape" satisfies FieldErrorCode,
  ),
});

/** What was found is the parcel, as it was sent, as long as nobody knows what became of it. */
async function writeFound(context: ConsoleContext, asked: Asked) {
  const { inOrder, form } = asked;
  const parsed = parseForm(form, foundForm, context.translate);
  if (!parsed.ok) return json({ ...parsed.result, of: sendingIntents.found }, { status: 422 });
  const tracking_code = parsed.value[fields.found];
  const calls = context.client().sellerCouriers;
  const { order } = (await answerOrPage(context, calls.parcel(inOrder))).data;
  const { sending, parcel } = order;
  // The courier may have answered after all: its number is not written over.
  if (sending?.state !== "unknown")
    return foundElsewhere(context, asked, context.translate("api.errors.review_conflict"));
  const { pieces, weight_grams, note } = sending;
  const measures = { courier: sending.courier.courier, pieces, weight_grams, note };
  const given = { ...inOrder, ...measures, tracking_code, version: parcel?.version ?? 0 };
  const done = await attempt(calls.saveParcel(given));
  if (done.ok) {
    leaveMessage(context, "success", done.answer.message ?? "");
    return redirect(asked.page);
  }
  const { code, status, detail, errors } = done.failure;
  if (code === "review_conflict" || code === "parcel_being_sent")
    return foundElsewhere(context, asked, detail);
  const told = errors.find(({ field }) => field === "tracking_code")?.message ?? errors[0]?.message ?? detail;
  const result = { ...refuseForm(form, done.failure), error: { [fields.found]: [told] } };
  return json({ ...result, of: sendingIntents.found }, { status });
}

/** Where the page does not ask for the number any more, the message has what was typed. */
function foundElsewhere(context: ConsoleContext, { form, page }: Asked, detail: string) {
  const typed = String(form.get(fields.found) ?? "");
  leaveMessage(context, "error", `${detail} ${context.translate("courierSending.found.typed", { typed })}`);
  return redirect(page);
}
