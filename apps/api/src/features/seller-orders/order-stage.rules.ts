import type { orderStatuses } from "@haat/contract/shared/business-constants";
import {
  shippingMethods,
  type OrderStatusName,
  type ShippingMethod,
} from "@haat/contract/shared/business-constants";
import { cancelReasonsAt, type CancelReason, type OrderStage } from "@haat/contract/shared/order-choices";
import { statusNameOf } from "../order/order-status.rules";

/** What says where an order stands at its shop. */
export interface Staged {
  status: (typeof orderStatuses)[OrderStatusName];
  packedAt: Date | null;
  shippingMethod: ShippingMethod;
}

/** Where an order stands at its shop: packed is a fact beside the status "accepted". */
export function stageOf({ status, packedAt }: Pick<Staged, "status" | "packedAt">): OrderStage {
  const name = statusNameOf(status);
  return name === "accept" && packedAt ? "packed" : name;
}

/** The status that a stage is on the wire. */
export const statusOfStage = (stage: OrderStage): OrderStatusName => (stage === "packed" ? "accept" : stage);

/** Where an order goes once its goods are packed. */
const leavesTo = ({ shippingMethod }: Pick<Staged, "shippingMethod">): OrderStage =>
  shippingMethod === shippingMethods.pickUp ? "in_store" : "shipped";

/** The one next step of an order. */
export function nextStage(order: Staged): OrderStage | null {
  switch (stageOf(order)) {
    case "pending":
      return "accept";
    case "accept":
      return "packed";
    case "packed":
      return leavesTo(order);
    case "in_store":
    case "shipped":
      return "delivered";
    case "delivered":
    case "cancel":
      return null;
  }
}

/** Whether a shop may move an order there: its next step, out of the door without a tick for packing, or cancelled. */
export function canStep(order: Staged, to: OrderStage): boolean {
  const from = stageOf(order);
  if (to === "cancel") return from !== "delivered" && from !== "cancel";
  return to === nextStage(order) || (from === "accept" && to === leavesTo(order));
}

/** For which reasons an order may be cancelled now. */
export const reasonsFor = (order: Staged): readonly CancelReason[] =>
  canStep(order, "cancel") ? cancelReasonsAt(stageOf(order)) : [];
