/** What an order's payment stands on. */
export interface Payable {
  paymentStatus: "cash_on_delivery" | "paid" | "void";
  /** Poisha. */
  grandTotal: number;
}

/**
 * What is still to be paid in cash for an order, in poisha. Whoever says it, on a page, on paper, in a message or in an answer
 * of the API, takes it from here.
 */
export const cashDue = ({ paymentStatus, grandTotal }: Payable): number =>
  paymentStatus === "cash_on_delivery" ? grandTotal : 0;
