import {
  orderStatuses,
  type OrderStatusId,
  type OrderStatusName,
} from "@haat/contract/shared/business-constants";

/** Every move there is. Cancelled and delivered are ends. */
const moves: Record<OrderStatusName, readonly OrderStatusName[]> = {
  pending: ["accept", "cancel"],
  accept: ["cancel", "in_store", "shipped"],
  in_store: ["cancel", "delivered"],
  // What was refused at the door, lost or sent back.
  shipped: ["cancel", "delivered"],
  cancel: [],
  delivered: [],
};

/** What a customer may cancel; later on only the seller can. */
const cancellableByCustomer: readonly OrderStatusName[] = ["pending", "accept"];

/** Who moves an order. */
export type Mover = "customer" | "seller" | "admin";

const statusNames = Object.keys(orderStatuses) as OrderStatusName[];

export function statusNameOf(id: OrderStatusId): OrderStatusName {
  const name = statusNames.find((each) => orderStatuses[each] === id);
  if (!name) throw new Error(`There is no order status ${id}.`);
  return name;
}

export function canMove(from: OrderStatusName, to: OrderStatusName, mover: Mover): boolean {
  if (mover === "customer" && (to !== "cancel" || !cancellableByCustomer.includes(from))) return false;
  return moves[from].includes(to);
}

export const canCancel = (status: OrderStatusName) => canMove(status, "cancel", "customer");
