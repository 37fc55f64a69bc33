import type { Invoice, InvoiceLine } from "@haat/contract/shop/invoice.contract";
import type { Language } from "@haat/contract/shared/languages";
import { displayPhone } from "@haat/contract/shared/phone";
import { amountInWords } from "@haat/i18n/amount-in-words";
import { translator } from "@haat/i18n/translator";
import type { Services } from "../../http/call";
import { textIn } from "../../http/language";
import type { Customer } from "../account/account.usecases";
import { checkLinkOf } from "../bill-check/bill-check.usecases";
import { cashDue } from "../order/cash-due.rules";
import type { OrderLineRow, OrderRow } from "../order/order.usecases";
import { statusNameOf } from "../order/order-status.rules";
import { chosenValue, openOrder } from "../order/order.usecases";
import { billRows } from "./invoice.rules";
import { cachedDrawing } from "./cached-drawings";

/**
 * What the invoice of a customer's order says, in the words of a language.
 * @throws order_not_found for everybody else's, too
 */
export async function describeInvoice(
  services: Services,
  customer: Customer,
  number: string,
  language: Language,
): Promise<Invoice> {
  return invoiceOf(services, await openOrder(services, customer, number), language);
}

/** An order with its lines. */
export interface OrderWithLines {
  order: OrderRow;
  lines: OrderLineRow[];
}

/** What the invoice of an order says to whoever may see the order, in the words of a language. */
export async function invoiceOf(
  services: Pick<Services, "db" | "clock" | "config" | "logger">,
  opened: OrderWithLines,
  language: Language,
): Promise<Invoice> {
  const { order } = opened;
  const { shopId, number, grandTotal } = order;
  const bill = { shopId, number, grandTotal, due: cashDue(order) };
  return billInWords(opened, language, await checkLinkOf(services, bill, language));
}

/** The same with what its code bears. */
export function billInWords(
  { order, lines: ordered }: OrderWithLines,
  language: Language,
  checkLink: string,
): Invoice {
  // What went out of the order is not sold.
  const lines = ordered.filter(({ quantity }) => quantity > 0);
  return {
    invoice_number: order.number,
    issued_at: order.orderedAt.toISOString(),
    is_challan: order.issuesChallan && order.shopBin !== "",
    status: statusNameOf(order.status),
    is_returned: order.isReturned,
    payment_status: order.paymentStatus,
    ...describeParties(order, language),
    lines: describeRows(order, lines, language),
    totals: {
      item_total: order.itemTotal,
      coupon_discount: order.couponDiscount,
      delivery_fee: order.deliveryFee,
      rounding: order.rounding,
      value_before_vat: order.grandTotal - order.vatIncluded,
      vat: order.vatIncluded,
      vat_percent: order.vatPercent,
      grand_total: order.grandTotal,
    },
    coupon_code: order.couponCode,
    amount_in_words: amountInWords(order.grandTotal, language),
    due: cashDue(order),
    check_link: checkLink,
  };
}

function describeRows(order: OrderRow, lines: OrderLineRow[], language: Language): InvoiceLine[] {
  const { deliveryFee, couponDiscount, rounding, vatIncluded, vatPercent } = order;
  return billRows({ items: lines, deliveryFee, couponDiscount, rounding, vatIncluded }).map((row, place) => {
    const line = lines[place];
    const charge = row.unitPrice < 0 ? "rounding" : "delivery";
    const chosen = line?.attributes.map((attribute) => chosenValue(attribute, language)) ?? [];
    return {
      kind: line ? "product" : charge,
      name: line ? textIn(language, line.name) : translator(language)(`api.invoice.${charge}`),
      choice: chosen.join(", "),
      quantity: row.quantity,
      unit_price: row.unitPrice,
      discount: row.discount,
      value_before_vat: row.valueBeforeVat,
      vat_percent: vatPercent,
      vat: row.vat,
      total: row.total,
    };
  });
}

function describeParties(order: OrderRow, language: Language): Pick<Invoice, "seller" | "buyer"> {
  const title = textIn(language, order.shopTitle);
  return {
    seller: {
      title,
      legal_name: textIn(language, order.shopLegalName) || title,
      address: textIn(language, order.shopAddress),
      phone: displayPhone(order.shopPhone),
      bin: order.shopBin,
    },
    buyer: {
      name: order.recipientName,
      phone: displayPhone(order.recipientPhone),
      address: textIn(language, order.deliveryAddress) || null,
    },
  };
}

/** The invoice as a file to keep. @throws order_not_found for everybody else's, too; too_many_requests */
export async function printInvoice(
  services: Services,
  customer: Customer,
  number: string,
  language: Language,
): Promise<File> {
  const invoice = await describeInvoice(services, customer, number, language);
  const bytes = await cachedDrawing(invoice, language);
  return new File([bytes], `invoice-${invoice.invoice_number}.pdf`, { type: "application/pdf" });
}
