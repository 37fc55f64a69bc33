import { json, redirect } from "@remix-run/node";
import { cashNoteField, typedCashField } from "@haat/contract/seller/cash-fields";
import type { FieldErrorCode } from "@haat/contract/shared/error-codes";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, readForm, refusedForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import { pageFailure } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { keyOf } from "../cash-key.server";
import { holderOfText } from "../cash-words.server";
import { handInFields as fields } from "./cash-hand-in.form";

const schema = z.object({
  /** What the page said that they have, and who: `12300 courier:Pathao`. */
  from: z.string().regex(/^-?\d{1,12} ./, "cash_holder_required" satisfies FieldErrorCode),
  amount: typedCashField,
  fee: typedCashField.optional(),
  note: cashNoteField,
});

/** Writes down that somebody handed in what they had. */
export async function handIn(context: ConsoleContext, { seller_key }: OwnShop, request: Request) {
  const { language, paths, translate } = context;
  const form = await readForm(request, Object.values(fields));
  const idempotencyKey = keyOf(form, fields.key);
  const parsed = parseForm(form, schema, translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const { from, fee = 0, ...given } = parsed.value;
  const [was = "", ...rest] = from.split(" ");
  const holder = holderOfText(rest.join(" "));
  if (!holder) throw pageFailure(context, 404);
  const done = await attempt(
    context
      .client()
      .sellerCash.handInCash(
        { language, seller_key, ...holder, ...given, fee, was: Number(was) },
        { context: { idempotencyKey } },
      ),
  );
  if (!done.ok && done.failure.code === "cash_moved") {
    leaveMessage(context, "error", done.failure.detail);
    return redirect(paths.shop(seller_key, "cash"));
  }
  if (!done.ok) return refusedForm(context, form, done.failure);
  leaveMessage(context, "success", done.answer.message ?? "");
  return redirect(paths.shop(seller_key, "cash"));
}
