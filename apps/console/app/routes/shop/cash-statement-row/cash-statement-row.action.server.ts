import { json, redirect } from "@remix-run/node";
import { cashNoteField } from "@haat/contract/seller/cash-fields";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, readForm, refusedForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { idInAddress } from "../../../server/http/id-in-address.server";
import { statementRowFields as fields } from "./cash-statement-row.form";

const schema = z.object({ [fields.note]: cashNoteField });

/** Says why nobody need look at a row of a statement any more, or that somebody should again. */
export async function clearRow(
  context: ConsoleContext,
  { seller_key }: OwnShop,
  params: { statement?: string; row?: string },
  request: Request,
) {
  const { language, paths, translate } = context;
  const id_statement = idInAddress(context, params.statement);
  const position = idInAddress(context, params.row);
  const form = await readForm(request, Object.values(fields));
  const parsed = parseForm(form, schema, translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const { note } = parsed.value;
  const asked = { language, seller_key, id_statement, position, note };
  const done = await attempt(context.client().courierStatements.clearStatementRow(asked));
  if (!done.ok) return refusedForm(context, form, done.failure);
  leaveMessage(context, "success", done.answer.message ?? "");
  return redirect(paths.cashStatement(seller_key, id_statement));
}
