import { z } from "zod";
import { business } from "../shared/business-constants";
import { minutesOfTime, timeOfMinutes } from "../shared/day-time";
import type { FieldErrorCode } from "../shared/error-codes";
import { toLatinDigits } from "../shared/latin-digits";
import { optionalText } from "./opening-fields";
import { optionalDay } from "./shown-days";

/** When a shop works, for its calls and for the console's forms alike. Messages are field error codes. */

const code = (value: FieldErrorCode) => value;

const timeField = z
  .string({ error: code("hours_invalid") })
  .regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, code("hours_invalid"));

/** From when until when it works on a weekday, in Bangladesh. */
export const dayHoursField = z
  .strictObject({ weekday: z.int().min(0).max(6), opens: timeField, closes: timeField })
  .refine(({ opens, closes }) => minutesOfTime(opens) < minutesOfTime(closes), {
    path: ["closes"],
    message: code("hours_invalid"),
  });

/** Each weekday once at most. */
export const hoursField = z
  .array(dayHoursField)
  .max(7)
  .refine((days) => new Set(days.map(({ weekday }) => weekday)).size === days.length, code("hours_invalid"));

const requiredDay = optionalDay.refine((day): day is string => day !== null, code("date_invalid"));
const noteOfDay = optionalText(business.dayOffNoteMaxLength, "note_long");

export const daysOffFields = {
  from: requiredDay,
  until: optionalDay,
  note_bn: noteOfDay,
  note_en: noteOfDay,
};

/** `10`, `10:30`, `10.30 am`, `8 pm`. */
const typedTime = /^(\d{1,2})(?:[:.](\d{2}))?(am|pm)?$/;

function minutesTyped(typed: string): number {
  const [, hours = "", minutes = "0", half] = typedTime.exec(typed) ?? [];
  const hour = Number(hours || Number.NaN);
  const isHalf = half !== undefined;
  if (Number(minutes) > 59 || (isHalf && (hour < 1 || hour > 12))) return Number.NaN;
  const shown = isHalf ? (hour % 12) + (half === "pm" ? 12 : 0) : hour;
  return shown * 60 + Number(minutes);
}

/** The hours of one weekday as a form has them, `10:00–20:00` in either script; nothing where it is closed. */
export const typedDayHours = z
  .string()
  .max(40, code("hours_invalid"))
  .default("")
  .transform((typed, context) => {
    const tidy = toLatinDigits(typed).toLowerCase().replace(/\s/g, "");
    if (tidy === "") return null;
    const [opens = Number.NaN, closes = Number.NaN, ...more] = tidy.split(/[-‐-―~]/).map(minutesTyped);
    if (more.length === 0 && opens >= 0 && opens < closes && closes <= 1440)
      return { opens: timeOfMinutes(opens), closes: timeOfMinutes(closes) };
    context.addIssue({ code: "custom", message: code("hours_invalid") });
    return z.NEVER;
  });
