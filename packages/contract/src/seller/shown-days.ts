import { z } from "zod";
import type { FieldErrorCode } from "../shared/error-codes";

const code = (value: FieldErrorCode) => value;

/** The first or the last day on which something is shown, a day in Bangladesh as `YYYY-MM-DD`; nothing for no such day. */
export const optionalDay = z
  .string()
  .trim()
  .regex(/^(\d{4}-\d{2}-\d{2})?$/, code("date_invalid"))
  .refine((day) => day === "" || isDay(day), code("date_invalid"))
  .transform((day) => day || null)
  .nullable()
  .default(null);

/** No thirtieth of February, which a parser would take for one of March. */
function isDay(day: string): boolean {
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
}

interface Days {
  starts_on: string | null;
  ends_on: string | null;
}
/** The last day is not before the first. */
export const daysInOrder = ({ starts_on, ends_on }: Days) => !starts_on || !ends_on || starts_on <= ends_on;
export const wrongOrder = { path: ["ends_on"], message: code("date_order") };

/** Whether something is shown on a day. */
export const isShownOn = (day: string, { starts_on, ends_on }: Days) =>
  (starts_on === null || starts_on <= day) && (ends_on === null || day <= ends_on);
