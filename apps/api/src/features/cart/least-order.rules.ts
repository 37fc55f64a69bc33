import type { LeastOrder } from "@haat/contract/shop/cart.contract";
import { DomainError } from "../../process/domain-error";

/** From which amount of goods a shop takes an order, in poisha; null where that is any. */
interface LeastTerms {
  leastOrder: number | null;
}

/** What is missing of goods of this worth, in poisha, for the shop to take their order. */
export function leastOrderOf({ leastOrder }: LeastTerms, itemTotal: number): LeastOrder | null {
  if (leastOrder === null) return null;
  return { amount: leastOrder, missing: Math.max(0, leastOrder - itemTotal) };
}

/** @throws order_too_small (with `least` and `missing`, poisha) */
export function requireLeastOrder(terms: LeastTerms, itemTotal: number): void {
  const least = leastOrderOf(terms, itemTotal);
  if (!least || least.missing === 0) return;
  throw new DomainError("order_too_small", { least: least.amount, missing: least.missing });
}
