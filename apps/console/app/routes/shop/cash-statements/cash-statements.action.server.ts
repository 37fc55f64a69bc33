import { json, redirect } from "@remix-run/node";
import { courierField } from "@haat/contract/seller/seller-couriers.contract";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { FieldErrorCode } from "@haat/contract/shared/error-codes";
import { attempt } from "@haat/web-forms/call-failure.server";
import { parseForm, refusedForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { typedDays } from "../statement-fields.server";
import { statementsFields as fields } from "./cash-statements.form";

const schema = z.object({
  [fields.courier]: courierField,
  /** What the file is called: the file itself is no text. */
  [fields.table]: z.string().min(1, "import_file_required" satisfies FieldErrorCode),
  ...typedDays,
});

/** Has a courier's statement held against the book, and leads to what came of it, or to its columns where these are to be chosen. */
export async function bringStatement(context: ConsoleContext, { seller_key }: OwnShop, request: Request) {
  const { language, paths, translate } = context;
  const sent = await request.formData().catch(() => new FormData());
  const table = sent.get(fields.table);
  const form = new FormData();
  for (const name of [fields.courier, fields.table, fields.start, fields.end]) {
    const value = sent.get(name);
    form.set(name, typeof value === "string" && name !== fields.table ? value : "");
  }
  // An input without a chosen file sends an empty one.
  if (table instanceof File && table.size > 0) form.set(fields.table, table.name || fields.table);
  const parsed = parseForm(form, schema, translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const { courier, start, end } = parsed.value;
  const days = { ...(start !== undefined && { start }), ...(end !== undefined && { end }) };
  const asked = { language, seller_key, courier, table: table as File, ...days };
  const brought = await attempt(context.client().courierStatements.uploadStatement(asked));
  if (!brought.ok) return refusedForm(context, form, brought.failure);
  const { id_statement, state } = brought.answer.data;
  return redirect(paths.cashStatement(seller_key, id_statement, state === "columns" ? "columns" : undefined));
}
