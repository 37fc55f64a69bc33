import { shippingMethods, type OrderStatusName } from "@haat/contract/shared/business-constants";
import type { Order, OrderSummary } from "@haat/contract/shop/order.contract";
import { shownState } from "@haat/contract/shared/order-choices";
import { formatMoney } from "@haat/i18n/money";
import type { OrderStatus } from "@haat/ui/commerce/order-card/order-card";
import { componentLabels } from "./labels.server";
import { withWholeRanges } from "@haat/i18n/whole-ranges";
import type { PageLanguage } from "../http/request-context.server";

const tones = {
  pending: "warning",
  accept: "info",
  cancel: "danger",
  in_store: "info",
  shipped: "info",
  delivered: "success",
  returned: "danger",
} as const satisfies Record<OrderStatusName | "returned", OrderStatus["tone"]>;

/** How an order goes to the shopper; its states have words of their own. */
type Way = "delivery" | "pickUp";

/** The states an order usually goes through, by its way. */
const usualStates = {
  delivery: ["pending", "accept", "shipped", "delivered"],
  pickUp: ["pending", "accept", "in_store", "delivered"],
} as const satisfies Record<Way, readonly OrderStatusName[]>;

export function wayOf({ shipping_method }: Pick<Order, "shipping_method">): Way {
  return shipping_method === shippingMethods.homeDelivery ? "delivery" : "pickUp";
}

/** Nothing more happens to it. */
export function isOver({ status }: Pick<Order, "status">): boolean {
  return status === "cancel" || status === "delivered";
}

/** What a state is called and what it means for who has ordered. */
export function stateWords(context: PageLanguage, way: Way, status: OrderStatusName | "returned") {
  return componentLabels(context).orderTimeline.states[way][status];
}

/** An order's status in words, with the tone of its mark. */
export function orderStatusView(
  context: PageLanguage,
  order: Pick<OrderSummary, "status" | "is_returned" | "shipping_method">,
): OrderStatus {
  const state = shownState(order.status, order.is_returned);
  return { label: stateWords(context, wayOf(order), state).label, tone: tones[state] };
}

/** The states that are still ahead, on the way an order usually goes. */
export function statesAhead(order: Pick<Order, "status" | "shipping_method">): OrderStatusName[] {
  if (isOver(order)) return [];
  const usual: readonly OrderStatusName[] = usualStates[wayOf(order)];
  const reached = usual.indexOf(order.status);
  // One that took another way only has its end ahead.
  return reached < 0 ? ["delivered"] : usual.slice(reached + 1);
}

/**
 * What an order's state means now: what happens next, when it comes, what is to be paid. Promises nothing that is over, and
 * speaks of delivery only where something is delivered.
 */
export function orderStateView(context: PageLanguage, order: Order) {
  const { language, translate } = context;
  const way = wayOf(order);
  const amount = formatMoney(order.totals.grand_total, language);
  const isCouponBack = order.status === "cancel" && order.coupon_code !== null;
  return {
    next: [
      stateWords(context, way, shownState(order.status, order.is_returned)).next,
      isCouponBack && translate("accountPages.order.couponBack", { code: order.coupon_code }),
    ].filter((sentence) => sentence !== false),
    expected:
      way === "delivery" && !isOver(order)
        ? translate("pages.shop.deliveryTime", { data: withWholeRanges(order.delivery_time) })
        : undefined,
    pay: isOver(order)
      ? undefined
      : translate(way === "delivery" ? "pages.checkout.payCash" : "pages.checkout.payCashAtStore", {
          amount,
        }),
  };
}

/** What to have in hand when it comes, or when it is fetched; nothing once it is over. */
export function readyView({ language, translate }: PageLanguage, order: Order) {
  if (isOver(order)) return undefined;
  const { delivery, order_id, totals } = order;
  const amount = formatMoney(totals.grand_total, language);
  const words = (key: "delivery" | "pickUp" | "look") => translate(`accountPages.order.ready.${key}`);
  return {
    title: words(wayOf(order)),
    things: [
      translate("accountPages.order.ready.cash", { amount }),
      delivery
        ? translate("accountPages.order.ready.phone", { phone: delivery.mobile })
        : translate("accountPages.order.ready.number", { order: order_id }),
    ],
    look: words("look"),
  };
}
