import { json, redirect } from "@remix-run/node";
import { cashReasonField, typedCashField } from "@haat/contract/seller/cash-fields";
import { tillMove } from "@haat/contract/seller/seller-cash.contract";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, readForm, refusedForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { keyOf } from "../cash-key.server";
import { tillFields as fields } from "./cash-till.form";

const schema = z.object({ move: tillMove, amount: typedCashField, note: cashReasonField });

/** Writes down that cash was put into the till or taken out of it. */
export async function saveTillMove(context: ConsoleContext, { seller_key }: OwnShop, request: Request) {
  const { language, paths, translate } = context;
  const form = await readForm(request, Object.values(fields));
  const idempotencyKey = keyOf(form, fields.key);
  const parsed = parseForm(form, schema, translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const done = await attempt(
    context
      .client()
      .sellerCash.moveTill({ language, seller_key, ...parsed.value }, { context: { idempotencyKey } }),
  );
  if (!done.ok) return refusedForm(context, form, done.failure);
  leaveMessage(context, "success", done.answer.message ?? "");
  return redirect(paths.shop(seller_key, "cash"));
}
