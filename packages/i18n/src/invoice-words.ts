import type { SentenceKey } from "./translator";

type Statuses = "pending" | "accept" | "cancel" | "in_store" | "shipped" | "delivered";

/** What the words of an invoice hang on; `buyer.address` is `null` where the goods are picked up at the store. */
export interface InvoicedOrder {
  status: Statuses;
  /** Of a cancelled one: it was not taken, or came back. */
  is_returned: boolean;
  payment_status: "cash_on_delivery" | "paid" | "void";
  buyer: { address: string | null };
  totals: { delivery_fee: number };
}

/** The sentences of an invoice that differ by how the goods reach the buyer. */
export interface InvoiceWords {
  status: SentenceKey;
  payment: SentenceKey;
  /** What is stamped on the sheet of an order that came to nothing. */
  stamp: SentenceKey;
  /** What stands above where the goods go. */
  destination: SentenceKey;
  /** Whether the delivery has a line among the sums. */
  namesDelivery: boolean;
}

/** What an invoice says on its sheet and in its PDF: of what is picked up it speaks of no delivery. */
export function invoiceWords(order: InvoicedOrder): InvoiceWords {
  const { is_returned, payment_status, buyer, totals } = order;
  const isPickedUp = buyer.address === null;
  const isCashAtStore = isPickedUp && payment_status === "cash_on_delivery";
  const isBack = is_returned && payment_status === "void";
  const status = is_returned ? "returned" : order.status;
  return {
    status: isPickedUp
      ? `components.orderTimeline.states.pickUp.${status}.label`
      : `api.order.statuses.${status}`,
    // Of what came back nothing was paid: "returned" would read as money given back.
    payment: `api.invoice.payments.${isBack ? "none" : isCashAtStore ? "cash_at_store" : payment_status}`,
    stamp: is_returned ? "api.invoice.returned" : "api.invoice.cancelled",
    destination: isPickedUp ? "api.invoice.handOver" : "api.invoice.destination",
    namesDelivery: !isPickedUp || totals.delivery_fee > 0,
  };
}
