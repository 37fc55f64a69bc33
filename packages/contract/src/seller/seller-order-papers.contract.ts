import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { business } from "../shared/business-constants";
import { orderPaper, orderStatus, paperSize } from "../shared/choices";
import { envelope } from "../shared/envelope";
import type { FieldErrorCode } from "../shared/error-codes";
import { publicIdField, sellerKeyField } from "../shared/fields";
import { toLatinDigits } from "../shared/latin-digits";
import { languageParam } from "../shared/languages";
import { pickingList } from "./picking-list.contract";

const code = (value: FieldErrorCode) => value;

/** Which orders are printed: their numbers with a comma between, in the order in which they come out, none of them twice. */
export const printedOrdersField = z
  .string({ error: code("print_orders_required") })
  .max(4000, code("print_orders_many"))
  .transform((typed) => [
    ...new Set(
      typed
        .split(",")
        .map((number) => number.trim().toUpperCase())
        .filter(Boolean),
    ),
  ])
  .pipe(
    z
      .array(publicIdField)
      .min(1, code("print_orders_required"))
      .max(business.ordersPerPrint, code("print_orders_many")),
  );

/**
 * What was scanned from a paper or typed from it: the link of its code, or the order's number with or without its hyphen, in
 * any case and either script's digits; the number is what stays.
 */
export const scannedOrderField = z
  .string({ error: code("scan_required") })
  .max(500, code("scan_unknown"))
  .transform((typed) => toLatinDigits(typed.trim()).toUpperCase())
  .superRefine((value, context) => {
    if (value === "") context.addIssue({ code: "custom", message: code("scan_required") });
    else if (!numberIn(value)) context.addIssue({ code: "custom", message: code("scan_unknown") });
  })
  .transform((value) => numberIn(value) ?? "");

function numberIn(scanned: string): string | undefined {
  const [, prefix, rest] =
    /(?:^|\/CHECK\/)([2-9A-HJ-NP-TV-Z]{4})[-\s]?([2-9A-HJ-NP-TV-Z]{5})(?:$|\/)/.exec(scanned) ?? [];
  return prefix && rest && `${prefix}-${rest}`;
}

const inShop = { language: languageParam, seller_key: sellerKeyField };
const tags = ["Console: orders"];

/** What is printed of a shop's orders. */
export const sellerOrderPaperCalls = {
  orderPapers: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/order_papers/{language}/{seller_key}/{paper}/{size}",
      tags,
      summary: "Packing slips, labels or invoices of one or many orders as one PDF",
      description: `Up to ${business.ordersPerPrint} orders at once, in the order in which they are named. Labels on A4 stand four to a sheet.`,
    })
    .input(z.strictObject({ ...inShop, paper: orderPaper, size: paperSize, order_ids: printedOrdersField }))
    .output(z.file().mime("application/pdf")),
  pickingList: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/picking_list/{language}/{seller_key}",
      tags,
      summary: "What is to be fetched for several orders, all of them together, by category",
      description: `Without \`order_ids\` for the orders that wait to be packed, the oldest first, ${business.ordersPerPrint} at most. Pieces are counted as they stand in the orders: what was taken out is not among them.`,
    })
    .input(z.strictObject({ ...inShop, order_ids: printedOrdersField.optional() }))
    .output(envelope(z.object({ picking_list: pickingList }))),
  pickingListPaper: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/picking_list_paper/{language}/{seller_key}/{size}",
      tags,
      summary: "The same as a PDF, to tick off",
    })
    .input(z.strictObject({ ...inShop, size: paperSize, order_ids: printedOrdersField }))
    .output(z.file().mime("application/pdf")),
  scannedOrder: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/scanned_order/{language}/{seller_key}",
      tags,
      summary: "Which of the shop's orders a scanned code or a typed number is",
    })
    .input(z.strictObject({ ...inShop, scanned: scannedOrderField }))
    .output(envelope(z.object({ order_id: z.string(), status: orderStatus }))),
};
