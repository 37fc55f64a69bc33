import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { business } from "../shared/business-constants";
import { oneWord } from "../shared/choices";
import { envelope } from "../shared/envelope";
import { languageParam } from "../shared/languages";
import { count, inReportDays, reportDay, reportDaysFields } from "../shared/report-days";

export const platformTable = oneWord("Which table of the platform's report is had as a file", {
  days: "what happened on each day",
  shops: "what happened in each shop",
});
export type PlatformTable = z.infer<typeof platformTable>;

/** What happened in all shops in some days. Days are those of Bangladesh; amounts are poisha. */
export const platformFigures = reportDay.omit({ day: true }).extend({
  /** Customers' accounts that were opened in these days. */
  accounts: count,
  /** Shops that were begun in these days, open or not. */
  shops: count,
  /** Text messages that count for the day's limit. */
  text_messages: count,
});
export type PlatformFigures = z.infer<typeof platformFigures>;

/** What happened in a shop in some days. */
export const reportShop = reportDay.omit({ day: true, visits: true }).extend({
  seller_key: z.string(),
  name: z.string(),
});
export type ReportShop = z.infer<typeof reportShop>;

export const platformReport = z.object({
  start: z.iso.date(),
  end: z.iso.date(),
  figures: platformFigures,
  /** The same of as many days before them. */
  before: platformFigures,
  days: z.array(reportDay),
  /** The shops in which most was ordered, by what was to be paid for it. */
  shops: z.array(reportShop),
});
export type PlatformReport = z.infer<typeof platformReport>;

/** How much waits for the platform's people; null for what who asks may not see. */
export const waitingWork = z.object({
  /** Shops that ask to be opened. */
  applications: count.nullable(),
  /** Messages and reports of shops that nobody has begun to answer. */
  messages: count.nullable(),
  /** Complaints that went to the platform and wait for its answer. */
  complaints: count.nullable(),
  /** Accounts whose second factor is asked to be taken away. */
  factor_resets: count.nullable(),
  /** Later work that failed for good. */
  dead_jobs: count.nullable(),
});
export type WaitingWork = z.infer<typeof waitingWork>;

const tags = ["Console: platform"];
const asked = z.strictObject({ language: languageParam, ...reportDaysFields });

export const adminReportCalls = {
  platformReport: baseCall
    .route({
      method: "GET",
      path: "/v1/admin/report/{language}",
      tags,
      summary: "What happened in all shops in some days, beside as many days before",
      description: `At most ${business.reportDaysMost} days. Yesterday and today are counted when asked for, earlier days at night; what changes an order of more than ${business.recountedDays} days ago counts from the night after it.`,
    })
    .input(inReportDays(asked))
    .output(envelope(z.object({ report: platformReport }))),
  platformReportFile: baseCall
    .route({
      method: "GET",
      path: "/v1/admin/report_file/{language}/{table}",
      tags,
      summary: "A table of the platform's report as a CSV file; amounts are taka",
    })
    .input(inReportDays(asked.extend({ table: platformTable })))
    .output(z.file().mime(["text/csv"])),
  waitingWork: baseCall
    .route({
      method: "GET",
      path: "/v1/admin/waiting/{language}",
      tags,
      summary: "How much waits for the platform's people",
    })
    .input(z.strictObject({ language: languageParam }))
    .output(envelope(z.object({ waiting: waitingWork }))),
};
