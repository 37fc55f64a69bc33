import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { business } from "../shared/business-constants";
import { oneWord } from "../shared/choices";
import { cancelReason } from "../shared/order-choices";
import { envelope } from "../shared/envelope";
import { poisha, sellerKeyField } from "../shared/fields";
import { languageParam } from "../shared/languages";
import { count, inReportDays, reportDay, reportDaysFields } from "../shared/report-days";

export const reportTable = oneWord("Which table of a report is had as a file", {
  days: "what happened on each day",
  products: "what was ordered of each product",
});
export type ReportTable = z.infer<typeof reportTable>;

/** What happened in some days. Days are those of Bangladesh; amounts are poisha. */
export const reportFigures = z.object({
  /** Orders placed in these days, whatever became of them, and their grand totals. */
  orders: count,
  ordered_total: poisha,
  /** Orders delivered in these days, whenever they were placed, and their grand totals. */
  delivered: count,
  delivered_total: poisha,
  /** Orders cancelled in these days. */
  cancelled: count,
  /** Visitors of the shop, each counted once a day; kept for 90 days only. */
  visits: count,
  /** Of the orders placed in these days and not cancelled: those with a coupon, and what it took off. */
  coupon_orders: count,
  coupon_discount: poisha,
});
export type ReportFigures = z.infer<typeof reportFigures>;

/** What was ordered of a product in orders that were not cancelled. */
export const reportProduct = z.object({
  id_product: z.int(),
  name: z.string(),
  pieces: count,
  total: poisha,
  /** What is there now. */
  stock: count,
});
export type ReportProduct = z.infer<typeof reportProduct>;

/** Why orders were cancelled in these days. */
export const reportReason = z.object({
  /** Null where their customers cancelled them, or nobody gave a reason. */
  reason: cancelReason.nullable(),
  /** Whether their customers cancelled them. */
  by_customer: z.boolean(),
  orders: count,
});
export type ReportReason = z.infer<typeof reportReason>;

export const report = z.object({
  start: z.iso.date(),
  end: z.iso.date(),
  figures: reportFigures,
  /** The same of as many days before them. */
  before: reportFigures,
  days: z.array(reportDay),
  /** The most frequent first; their orders add up to those cancelled. */
  reasons: z.array(reportReason),
  /** Those of which most was ordered, by what was paid for them. */
  best: z.array(reportProduct),
  /** Those on sale and in stock of which least pieces were ordered, those first that have most pieces. */
  slowest: z.array(reportProduct),
});
export type Report = z.infer<typeof report>;

const asked = z.strictObject({ language: languageParam, seller_key: sellerKeyField, ...reportDaysFields });

const tags = ["Console: reports"];

export const sellerReportCalls = {
  report: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/report/{language}/{seller_key}",
      tags,
      summary: "What happened in a shop in some days, beside as many days before",
      description: `At most ${business.reportDaysMost} days.`,
    })
    .input(inReportDays(asked))
    .output(envelope(z.object({ report }))),
  reportFile: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/report_file/{language}/{seller_key}/{table}",
      tags,
      summary: "A table of a report as a CSV file; amounts are taka",
    })
    .input(inReportDays(asked.extend({ table: reportTable })))
    .output(z.file().mime(["text/csv"])),
};
