import type { WhyLess } from "@haat/contract/seller/seller-order-changes.contract";
import type { ShopOrderDetails } from "@haat/contract/seller/seller-orders.contract";

/** Why pieces may go out of an order where it stands; nothing where none may. */
export function whyLessOf({ status }: Pick<ShopOrderDetails, "status">): WhyLess | undefined {
  if (status === "pending") return "short";
  return status === "shipped" || status === "in_store" ? "returned" : undefined;
}
