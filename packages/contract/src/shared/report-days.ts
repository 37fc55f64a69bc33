import { z } from "zod";
import { business } from "./business-constants";
import type { FieldErrorCode } from "./error-codes";
import { poisha } from "./fields";

const code = (value: FieldErrorCode) => value;

const day = z.iso.date({ error: code("date_invalid") }).refine((text) => /^20/.test(text), {
  error: code("date_invalid"),
});

/** First and last day of a report, in Bangladesh. */
export const reportDaysFields = { start: day, end: day };

const dayMilliseconds = 86_400_000;
/** How many days lie between two, both counted. */
const daysIn = (start: string, end: string) => (Date.parse(end) - Date.parse(start)) / dayMilliseconds + 1;

/** Of days that are in order, and not too many. */
export const inReportDays = <Asked extends z.ZodType<{ start: string; end: string }>>(asked: Asked) =>
  asked
    .refine(({ start, end }) => start <= end, { path: ["end"], error: code("date_order") })
    .refine(({ start, end }) => daysIn(start, end) <= business.reportDaysMost, {
      path: ["end"],
      error: code("report_days_many"),
    });

export const count = z.int().nonnegative();

/** What happened on a day of Bangladesh; amounts are poisha. */
export const reportDay = z.object({
  day: z.iso.date(),
  /** Orders placed on it, whatever became of them, and their grand totals. */
  orders: count,
  ordered_total: poisha,
  /** Orders delivered on it, whenever they were placed, and their grand totals. */
  delivered: count,
  delivered_total: poisha,
  cancelled: count,
  visits: count,
});
export type ReportDay = z.infer<typeof reportDay>;
