import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { invoiceLineKind, orderStatus, paymentStatus } from "../shared/choices";
import { envelope } from "../shared/envelope";
import { poisha, publicIdField } from "../shared/fields";
import { languageParam } from "../shared/languages";
import { isReturned } from "../shared/order-choices";

/** One row of an invoice: `total` = `quantity` × `unit_price` − `discount` = `value_before_vat` + `vat`. */
export const invoiceLine = z.object({
  kind: invoiceLineKind,
  name: z.string(),
  /** The chosen values, such as `M, Red`; empty where there are none. */
  choice: z.string(),
  quantity: z.int(),
  unit_price: poisha,
  /** This row's share of the coupon. */
  discount: poisha,
  value_before_vat: poisha,
  vat_percent: z.number(),
  vat: poisha,
  total: poisha,
});
export type InvoiceLine = z.infer<typeof invoiceLine>;

/** All that an invoice says; its page and its PDF show the same. */
export const invoice = z.object({
  /** The order's number. */
  invoice_number: z.string(),
  /** RFC 3339, UTC. */
  issued_at: z.string(),
  /** A tax challan (Mushak-6.3): only of a seller with a BIN who turned it on. */
  is_challan: z.boolean(),
  status: orderStatus,
  is_returned: isReturned,
  payment_status: paymentStatus,
  seller: z.object({
    title: z.string(),
    /** The name it is registered under; the title where it gave none. */
    legal_name: z.string(),
    address: z.string(),
    phone: z.string(),
    /** Empty where it has none. */
    bin: z.string(),
  }),
  buyer: z.object({
    name: z.string(),
    phone: z.string(),
    /** Where the goods go; `null` where they are picked up at the store. */
    address: z.string().nullable(),
  }),
  lines: z.array(invoiceLine),
  /** The rows added up, to the poisha. */
  totals: z.object({
    item_total: poisha,
    coupon_discount: poisha,
    delivery_fee: poisha,
    /** What rounding down to whole taka takes off. */
    rounding: poisha,
    value_before_vat: poisha,
    vat: poisha,
    vat_percent: z.number(),
    grand_total: poisha,
  }),
  coupon_code: z.string().nullable(),
  /** The grand total in words of the invoice's language. */
  amount_in_words: z.string(),
  /** Cash still to be paid on delivery or at the store. */
  due: poisha,
  /** Where whoever holds the paper sees whether it is as the shop made it; its code on the paper leads there. */
  check_link: z.string(),
});
export type Invoice = z.infer<typeof invoice>;

export const invoiceCalls = {
  invoiceDetails: baseCall
    .route({
      method: "GET",
      path: "/v1/invoice_details/{language}/{orderId}",
      tags: ["Orders"],
      summary: "What the invoice of an order says: `data.invoice[0]`",
    })
    .input(z.strictObject({ language: languageParam, orderId: publicIdField }))
    .output(envelope(z.object({ invoice: z.array(invoice) }))),
  generateInvoice: baseCall
    .route({
      method: "GET",
      path: "/v1/generate_invoice/{orderId}",
      tags: ["Orders"],
      summary: "The invoice of an order as a PDF on A4, in `language` or else in the language of the call",
    })
    .input(z.strictObject({ orderId: publicIdField, language: languageParam.optional() }))
    .output(z.file().mime("application/pdf")),
};
