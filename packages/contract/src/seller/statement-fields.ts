import { z } from "zod";
import { business } from "../shared/business-constants";
import type { FieldErrorCode } from "../shared/error-codes";
import type { StatementColumn } from "../shared/statement-choices";

/** The fields of a courier's statement, for its calls and for the console's forms alike. Messages are field error codes. */

const code = (value: FieldErrorCode) => value;

/** The place of a column in the file, from 0; nothing where the file has none such. */
const placeField = z.int().min(0).max(business.statementColumnsMost).optional();
export const columnFields = {
  own_number: placeField,
  tracking_code: placeField,
  phone: placeField,
  collected: placeField,
  fee: placeField,
  cod_fee: placeField,
  paid: placeField,
  day: placeField,
  status: placeField,
} satisfies Record<StatementColumn, typeof placeField>;

/** Where the columns of a file stand. */
export type ChosenColumns = Readonly<Partial<Record<StatementColumn, number | undefined>>>;

/** Says of columns what is missing for a row to be found and its cash to be known, and which is chosen twice. */
export function judgeColumns(columns: ChosenColumns, context: z.RefinementCtx): void {
  const refuse = (field: string, message: FieldErrorCode) =>
    context.addIssue({ code: "custom", path: [field], message });
  const { own_number, tracking_code, phone, collected, paid } = columns;
  if (own_number === undefined && tracking_code === undefined && phone === undefined)
    refuse("own_number", "statement_key_column");
  if (collected === undefined && paid === undefined) refuse("collected", "statement_cash_column");
  const places = new Set<number>();
  for (const [column, place] of Object.entries(columns)) {
    if (place === undefined) continue;
    if (places.has(place)) refuse(column, "statement_column_twice");
    places.add(place);
  }
}

const dayField = z.iso
  .date({ error: code("date_invalid") })
  .refine((text) => /^20/.test(text), { error: code("date_invalid") })
  .optional();

/** The days that a statement is about; left out, its own rows tell them. */
export const statementDays = { start: dayField, end: dayField };

/** Says of days whether the last is before the first. */
export function judgeDays(
  { start, end }: { start?: string | undefined; end?: string | undefined },
  context: z.RefinementCtx,
): void {
  if (start !== undefined && end !== undefined && end < start)
    context.addIssue({ code: "custom", path: ["end"], message: code("date_order") });
}
