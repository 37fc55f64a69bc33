import type { SentenceKey } from "./translator";

type Statuses = "pending" | "accept" | "cancel" | "in_store" | "shipped" | "delivered";

/** What the words of an invoice hang on; `buyer.address` is `null` where the goods are picked up at the store. */
export interface InvoicedOrder {
  status: Statuses;
  payment_status: "cash_on_delivery" | "paid" | "void";
  buyer: { address: string | null };
  totals: { delivery_fee: number };
}

/** The sentences of an invoice that differ by how the goods reach the buyer. */
export interface InvoiceWords {
  status: SentenceKey;
  payment: SentenceKey;
  /** What stands above where the goods go. */
  destination: SentenceKey;
  /** Whether the delivery has a line among the sums. */
  namesDelivery: boolean;
}

/** What an invoice says on its sheet and in its PDF: of what is picked up it speaks of no delivery. */
export function invoiceWords({ status, payment_status, buyer, totals }: InvoicedOrder): InvoiceWords {
  const isPickedUp = buyer.address === null;
  const isCashAtStore = isPickedUp && payment_status === "cash_on_delivery";
  return {
    status: isPickedUp
      ? `components.orderTimeline.states.pickUp.${status}.label`
      : `api.order.statuses.${status}`,
    payment: `api.invoice.payments.${isCashAtStore ? "cash_at_store" : payment_status}`,
    destination: isPickedUp ? "api.invoice.handOver" : "api.invoice.destination",
    namesDelivery: !isPickedUp || totals.delivery_fee > 0,
  };
}
