import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { business } from "../shared/business-constants";
import { orderPaper, orderStatus, paperSize } from "../shared/choices";
import { envelope } from "../shared/envelope";
import type { FieldErrorCode } from "../shared/error-codes";
import { publicIdField, sellerKeyField } from "../shared/fields";
import { toLatinDigits } from "../shared/latin-digits";
import { languageParam } from "../shared/languages";
import { orderStage } from "../shared/order-choices";

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

/** Something to be fetched for several orders: a product as it was chosen. */
export const pickedGoods = z.object({
  id_product: z.int(),
  name: z.string(),
  /** What was chosen, such as "Red, M"; blank where nothing was. */
  choice: z.string(),
  /** A path below `/media/`, without a width. */
  picture: z.string(),
  /** For all of the orders together. */
  pieces: z.int(),
  /** For which of them, and how many for each. */
  orders: z.array(z.object({ order_id: z.string(), pieces: z.int() })),
});
export type PickedGoods = z.infer<typeof pickedGoods>;

const stagedOrder = z.object({ order_id: z.string(), stage: orderStage });

/** What is to be fetched for orders whose goods are not packed yet. */
export const pickingList = z.object({
  /** The orders whose goods are on it. */
  orders: z.array(stagedOrder),
  /** Those that were named and are not: their goods are packed already, or not needed any more. */
  left_out: z.array(stagedOrder),
  /** How many orders wait to be packed; counted as far as the desk counts. */
  to_pack: z.int(),
  pieces: z.int(),
  /** By category in the shop's own order, in each by name and choice. */
  groups: z.array(z.object({ category: z.string(), goods: z.array(pickedGoods) })),
});
export type PickingList = z.infer<typeof pickingList>;

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
