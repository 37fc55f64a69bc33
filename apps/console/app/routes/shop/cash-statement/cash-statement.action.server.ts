import { json, redirect } from "@remix-run/node";
import { idField } from "@haat/contract/shared/fields";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { readForm } from "@haat/web-forms/form-data.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { idInAddress } from "../../../server/http/id-in-address.server";
import { keyOf } from "../cash-key.server";
import { statementFields as fields, statementIntents as intents, tickSeparator } from "./cash-statement.form";

/** Settles the ticked rows of a statement, holds it against the book once more, or throws it away. */
export async function moveStatement(
  context: ConsoleContext,
  { seller_key }: OwnShop,
  inPath: string | undefined,
  request: Request,
) {
  const { language, paths, translate } = context;
  const id_statement = idInAddress(context, inPath);
  const asked = { language, seller_key, id_statement };
  const form = await readForm(request, Object.values(fields));
  const idempotencyKey = keyOf(form, fields.key);
  const intent = form.get(fields.intent);
  const calls = context.client().courierStatements;
  const rows = form.getAll(fields.rows).flatMap((value) => idField().safeParse(value).data ?? []);
  if (intent === intents.settle && rows.length === 0)
    return refusedTicks(translate("api.fields.statement_ticks_required"), rows, 422);
  const version = Number(form.get(fields.version)) || 1;
  const done = await (intent === intents.settle
    ? attempt(calls.settleStatement({ ...asked, version, rows }, { context: { idempotencyKey } }))
    : attempt(intent === intents.throw ? calls.throwStatementAway(asked) : calls.checkStatement(asked)));
  // Of what is another by now the page is shown as it is; else the ticks are still what they were.
  if (!done.ok && intent === intents.settle && done.failure.code !== "statement_moved")
    return refusedTicks(done.failure.detail, rows, done.failure.status);
  if (done.ok) leaveMessage(context, "success", done.answer.message ?? "");
  else leaveMessage(context, "error", done.failure.detail);
  return redirect(paths.cashStatement(seller_key, id_statement));
}

/** What is wrong with a settling, with the rows that were ticked. */
function refusedTicks(message: string, rows: readonly number[], status: number) {
  const initialValue = { [fields.rows]: rows.join(tickSeparator) };
  return json({ status: "error" as const, error: { "": [message] }, initialValue }, { status });
}
