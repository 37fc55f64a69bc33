import type { OrderStatusName } from "@haat/contract/business-constants";
import type { OrderStatus } from "@haat/ui/commerce/order-card/order-card";
import type { RequestContext } from "./request-context.server";

const tones = {
  pending: "warning",
  accept: "info",
  cancel: "danger",
  in_store: "info",
  shipped: "info",
  delivered: "success",
} as const satisfies Record<OrderStatusName, OrderStatus["tone"]>;

/** An order's status in words, with the tone of its mark. */
export function orderStatusView(context: RequestContext, status: OrderStatusName): OrderStatus {
  return { label: context.translate(`api.order.statuses.${status}`), tone: tones[status] };
}
