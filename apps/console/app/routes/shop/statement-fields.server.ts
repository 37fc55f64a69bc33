import { columnFields, statementDays } from "@haat/contract/seller/statement-fields";
import { statementColumns, type StatementColumn } from "@haat/contract/shared/statement-choices";
import { z } from "zod";

/** A day that a form may leave open: it sends that as an empty text. */
const typedDay = (field: typeof statementDays.start) =>
  z.preprocess((typed) => (typed === "" ? undefined : typed), field).optional();

/** The days that a courier's statement is about, as forms send them. */
export const typedDays = { start: typedDay(statementDays.start), end: typedDay(statementDays.end) };

const typedPlace = (field: (typeof columnFields)[StatementColumn]) =>
  z
    .preprocess((typed) => (typed === "" || typed === undefined ? undefined : Number(typed)), field)
    .optional();

/** The places of a statement's columns likewise. */
export const typedColumns = Object.fromEntries(
  statementColumns.map((column) => [column, typedPlace(columnFields[column])]),
) as Record<StatementColumn, ReturnType<typeof typedPlace>>;
