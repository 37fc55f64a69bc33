import type { Order } from "@haat/contract/order.contract";
import { formatDate, formatDateTime } from "@haat/i18n/dates";
import { formatMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import type { TimelineStep } from "@haat/ui/commerce/order-timeline/order-timeline";
import { attempt } from "@haat/web-forms/call-failure.server";
import { choiceText, countsText, mediaPath, totalsView } from "../../server/present/display.server";
import { failureAsPage } from "../../server/http/page-failure.server";
import {
  orderStateView,
  orderStatusView,
  statesAhead,
  stateWords,
  wayOf,
} from "../../server/present/order-status.server";
import type { RequestContext } from "../../server/http/request-context.server";
import { missingInShop } from "../../server/http/shop-failure.server";
import type { Shop } from "../../server/http/shop.server";

/** One order of the signed-in customer in this shop, or the page that says why not. */
export async function findOrder(context: RequestContext, shop: Shop, orderId: string): Promise<Order> {
  const found = await attempt(
    context.client().order.purchaseOrderDetails({ language: context.language, orderId }),
  );
  if (!found.ok && found.failure.status !== 404) throw failureAsPage(context, found.failure);
  const order = found.ok ? found.answer.data.orders[0] : undefined;
  if (order?.store.shop_name !== shop.seller.shop_name) throw await missingInShop(context, shop, "page");
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
  return {
    id: order.order_id,
    title: translate("pages.orders.orderTitle", { order: order.order_id }),
    orderedAt: translate("pages.orders.orderedAt", { date: formatDate(order.ordered_at, language) }),
    count: countsText(context, order),
    status: orderStatusView(context, order),
    state: orderStateView(context, order),
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
    cashTotal: amount,
    delivery: order.delivery
      ? { name: order.delivery.name, phone: order.delivery.mobile, address: order.delivery.shipping_address }
      : undefined,
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

/** The way to cancel it, or why there is none any more. */
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

/** What was, with its times, what is, and what is still ahead. */
function timelineView(context: RequestContext, order: Order): TimelineStep[] {
  const way = wayOf(order);
  const labelOf = (status: Order["status"]) => stateWords(context, way, status).label;
  const last = order.timeline.length - 1;
  const past: TimelineStep[] = order.timeline.map(({ status, at }, place) => ({
    id: `${status}-${at}`,
    label: labelOf(status),
    time: formatDateTime(at, context.language),
    state: place < last ? "done" : status === "cancel" ? "cancelled" : "current",
  }));
  const ahead = statesAhead(order).map((status): TimelineStep => ({
    id: status,
    label: labelOf(status),
    state: "coming",
  }));
  return [...past, ...ahead];
}
