import { json, redirect } from "@remix-run/node";
import { cashNoteField, typedCashField } from "@haat/contract/seller/cash-fields";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, readForm, refusedForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { keyOf } from "../cash-key.server";
import { closingFields as fields } from "./cash-day.form";
import { coercedNumber } from "@haat/contract/shared/coerced-number";

const schema = z.object({
  expected: coercedNumber(z.number().int()),
  counted: typedCashField,
  note: cashNoteField,
});

/** Closes the day with what was counted. */
export async function saveClosing(context: ConsoleContext, { seller_key }: OwnShop, request: Request) {
  const { language, paths, translate } = context;
  const form = await readForm(request, Object.values(fields));
  const idempotencyKey = keyOf(form, fields.key);
  const parsed = parseForm(form, schema, translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const done = await attempt(
    context
      .client()
      .sellerCash.closeCashDay({ language, seller_key, ...parsed.value }, { context: { idempotencyKey } }),
  );
  const here = paths.shop(seller_key, "cash/day");
  if (!done.ok && (done.failure.code === "cash_moved" || done.failure.code === "cash_day_closed")) {
    leaveMessage(context, "error", done.failure.detail);
    return redirect(here);
  }
  if (!done.ok) return refusedForm(context, form, done.failure);
  leaveMessage(context, "success", done.answer.message ?? "");
  return redirect(here);
}
