import { json, redirect } from "@remix-run/node";
import { cashHolderFields, cashReasonField, typedCashField } from "@haat/contract/seller/cash-fields";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, readForm, refusedForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { keyOf } from "../cash-key.server";
import { holderOfText } from "../cash-words.server";
import { correctionFields as fields } from "./cash-entry.form";
import { entryInPath } from "./cash-entry.server";
import { coercedNumber } from "@haat/contract/shared/coerced-number";

const schema = z.object({
  was: coercedNumber(z.number().int()),
  amount: typedCashField,
  reason: cashReasonField,
  holder: z.string().max(100).optional(),
  courier: cashHolderFields.courier,
});

/** Puts an entry right, by another one beside it. */
export async function saveCorrection(
  context: ConsoleContext,
  { seller_key }: OwnShop,
  inPath: string,
  request: Request,
) {
  const { language, paths, translate } = context;
  const id_entry = entryInPath(context, inPath);
  const form = await readForm(request, Object.values(fields));
  const idempotencyKey = keyOf(form, fields.key);
  const parsed = parseForm(form, schema, translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const { holder, courier, ...values } = parsed.value;
  const who = holder === "courier" ? { holder: "courier" as const, courier } : holderOfText(holder ?? "");
  const given = { language, seller_key, id_entry, ...values, ...who };
  const done = await attempt(context.client().sellerCash.correctCash(given, { context: { idempotencyKey } }));
  const book = paths.shop(seller_key, "cash/book");
  if (!done.ok && (done.failure.code === "cash_moved" || done.failure.code === "cash_entry_final")) {
    leaveMessage(context, "error", done.failure.detail);
    return redirect(book);
  }
  if (!done.ok) return refusedForm(context, form, done.failure);
  leaveMessage(context, "success", done.answer.message ?? "");
  return redirect(book);
}
