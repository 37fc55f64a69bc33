import { shippingMethods } from "@haat/contract/business-constants";
import type { Order } from "@haat/contract/order.contract";
import { formatDate, formatDateTime } from "@haat/i18n/dates";
import { formatMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import type { TimelineStep } from "@haat/ui/commerce/order-timeline/order-timeline";
import { attempt } from "../../server/call-failure.server";
import { choiceText, countsText, mediaPath, totalsView } from "../../server/display.server";
import { failureAsPage, pageFailure } from "../../server/page-failure.server";
import { orderStatusView } from "../../server/order-status.server";
import type { RequestContext } from "../../server/request-context.server";
import type { Shop } from "../../server/shop.server";

/** One order of the signed-in customer in this shop, or the page that says why not. */
export async function findOrder(context: RequestContext, { seller }: Shop, orderId: string): Promise<Order> {
  const found = await attempt(
    context.client().order.purchaseOrderDetails({ language: context.language, orderId }),
  );
  if (!found.ok) throw failureAsPage(context, found.failure);
  const order = found.answer.data.orders[0];
  if (order?.store.shop_name !== seller.shop_name) throw pageFailure(context, 404);
  return order;
}

/** Whether the customer has such an order in this shop. */
export async function isOrderOfShop(
  context: RequestContext,
  { seller }: Shop,
  orderId: string,
): Promise<boolean> {
  const found = await attempt(
    context.client().order.purchaseOrderDetails({ language: context.language, orderId }),
  );
  if (!found.ok && found.failure.status !== 404) throw failureAsPage(context, found.failure);
  return found.ok && found.answer.data.orders[0]?.store.shop_name === seller.shop_name;
}

/** An order in words. */
export function orderView(context: RequestContext, { paths }: Shop, order: Order) {
  const { language, translate } = context;
  const amount = formatMoney(order.totals.grand_total, language);
  const isDelivery = order.shipping_method === shippingMethods.homeDelivery;
  return {
    id: order.order_id,
    title: translate("pages.orders.orderTitle", { order: order.order_id }),
    orderedAt: translate("pages.orders.orderedAt", { date: formatDate(order.ordered_at, language) }),
    status: orderStatusView(context, order.status),
    count: countsText(context, order),
    items: order.items.map((item, place) => ({
      id: String(place),
      href: paths.product(item.slug),
      name: item.name,
      picture: mediaPath(item.picture),
      choice: choiceText(item.product_attribute),
      quantity: formatNumber(item.quantity, language),
      unitPrice: formatMoney(item.unit_price, language),
      lineTotal: formatMoney(item.line_total, language),
    })),
    totals: totalsView(context, order.totals),
    pay: isOver(order)
      ? undefined
      : translate(isDelivery ? "pages.checkout.payCash" : "pages.checkout.payCashAtStore", { amount }),
    nextStep: translate(isDelivery ? "pages.orders.placedText" : "pages.orders.placedPickUp", { amount }),
    cashTotal: amount,
    delivery: order.delivery
      ? { name: order.delivery.name, phone: order.delivery.mobile, address: order.delivery.shipping_address }
      : undefined,
    deliveryTime: translate("pages.shop.deliveryTime", { data: order.delivery_time }),
    store: order.store,
    coupon: order.coupon_code
      ? translate("accountPages.order.coupon", { code: order.coupon_code })
      : undefined,
    cancel: cancelView(context, paths, order),
    timeline: timelineView(context, order),
    invoice: {
      download: { href: paths.invoice(order.order_id), label: translate("accountPages.order.invoice") },
      print: { href: paths.printInvoice(order.order_id), label: translate("accountPages.order.print") },
    },
    hrefs: { orders: paths.orders, order: paths.order(order.order_id), shop: paths.home },
  };
}

/** The way to cancel it, or why there is none any more (ux.md 100). */
export function cancelView({ translate }: RequestContext, paths: Shop["paths"], order: Order) {
  if (order.can_cancel)
    return {
      text: translate("accountPages.order.cancelUntil"),
      link: { href: paths.cancelOrder(order.order_id), label: translate("accountPages.order.cancel") },
    };
  const { status, store } = order;
  // One that is still to be packed can always be cancelled.
  const reason = status === "pending" || status === "accept" ? "in_store" : status;
  return {
    text: translate(`accountPages.order.cannotCancel.${reason}`, { phone: store.phone }),
    link: undefined,
  };
}

/** Nothing more happens to it. */
function isOver({ status }: Order): boolean {
  return status === "cancel" || status === "delivered";
}

/** The way an order usually goes; what is still ahead is shown too (ux.md 97). */
const usualWay = ["pending", "accept", "shipped", "delivered"] as const;

function timelineView({ language, translate }: RequestContext, order: Order): TimelineStep[] {
  const past: TimelineStep[] = order.timeline.map(({ status, at }, place) => ({
    id: `${status}-${at}`,
    label: translate(`api.order.statuses.${status}`),
    time: formatDateTime(at, language),
    text:
      place === order.timeline.length - 1 ? translate(`components.orderTimeline.next.${status}`) : undefined,
    state: place < order.timeline.length - 1 ? "done" : status === "cancel" ? "cancelled" : "current",
  }));
  const reached = usualWay.findIndex((status) => status === order.status);
  const ahead = isOver(order)
    ? []
    : order.status === "in_store"
      ? usualWay.slice(3)
      : usualWay.slice(reached + 1);
  return [
    ...past,
    ...ahead.map((status): TimelineStep => ({
      id: status,
      label: translate(`api.order.statuses.${status}`),
      state: "coming",
    })),
  ];
}
