import { json, redirect } from "@remix-run/node";
import { closingFields } from "@haat/contract/seller/closing-fields";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { closingReason } from "@haat/contract/shared/closing-choices";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, readForm, refusedForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { closingIntentField, closingIntents } from "./shop-closing.form";

const schema = z.object({
  reason: z.enum(closingReason.options, { error: "closing_reason_required" }),
  words: closingFields.words,
  name: closingFields.name,
});

/** Closes the shop, or takes that back; then the page says how it stands, and that of a shop that is back how it sells again. */
export async function changeClosing(context: ConsoleContext, { seller_key }: OwnShop, request: Request) {
  const { language, paths, translate } = context;
  const form = await readForm(request, [closingIntentField, ...Object.keys(closingFields)]);
  const calls = context.client().sellerClosing;
  if (form.get(closingIntentField) === closingIntents.reopen) {
    const done = await attempt(calls.reopenShop({ language, seller_key }));
    if (done.ok) leaveMessage(context, "success", done.answer.message ?? "");
    else leaveMessage(context, "error", done.failure.detail);
    return redirect(paths.shop(seller_key, done.ok ? "opening" : "close"));
  }
  form.delete(closingIntentField);
  const parsed = parseForm(form, schema, translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const done = await attempt(calls.closeShop({ language, seller_key, ...parsed.value }));
  if (!done.ok) return refusedForm(context, form, done.failure);
  leaveMessage(context, "success", done.answer.message ?? "");
  return redirect(paths.shop(seller_key, "close"));
}
