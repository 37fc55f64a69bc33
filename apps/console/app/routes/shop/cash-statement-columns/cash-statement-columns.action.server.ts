import { json, redirect } from "@remix-run/node";
import { judgeColumns, judgeDays } from "@haat/contract/seller/statement-fields";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, readForm, refusedForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { idInAddress } from "../../../server/http/id-in-address.server";
import { typedColumns, typedDays } from "../statement-fields.server";
import { columnsFormFields } from "./cash-statement-columns.form";

const schema = z.object({ ...typedColumns, ...typedDays }).superRefine((given, context) => {
  const { start, end, ...columns } = given;
  judgeColumns(columns, context);
  judgeDays({ start, end }, context);
});

/** Has the rows of a statement read by other columns, and leads to what came of it. */
export async function chooseColumns(
  context: ConsoleContext,
  { seller_key }: OwnShop,
  inPath: string | undefined,
  request: Request,
) {
  const { language, paths, translate } = context;
  const id_statement = idInAddress(context, inPath);
  const form = await readForm(request, Object.values(columnsFormFields));
  const parsed = parseForm(form, schema, translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const { start, end, ...columns } = parsed.value;
  const days = { ...(start !== undefined && { start }), ...(end !== undefined && { end }) };
  const asked = { language, seller_key, id_statement, columns, ...days };
  const done = await attempt(context.client().courierStatements.readStatement(asked));
  if (!done.ok && done.failure.code !== "statement_final") return refusedForm(context, form, done.failure);
  if (done.ok) leaveMessage(context, "success", done.answer.message ?? "");
  else leaveMessage(context, "error", done.failure.detail);
  return redirect(paths.cashStatement(seller_key, id_statement));
}
