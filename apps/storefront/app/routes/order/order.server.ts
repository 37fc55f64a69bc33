import type { Order } from "@haat/contract/shop/order.contract";
import { shownState } from "@haat/contract/shared/order-choices";
import { formatDate, formatDateTime } from "@haat/i18n/dates";
import { formatMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import type { TimelineStep } from "@haat/ui/commerce/order-timeline/order-timeline";
import { attempt } from "@haat/web-forms/call-failure.server";
import { choiceText, countsText, mediaPath, totalsView } from "../../server/present/display.server";
import { failureAsPage } from "../../server/failure/page-failure.server";
import {
  isOver,
  orderStateView,
  orderStatusView,
  readyView,
  statesAhead,
  stateWords,
  wayOf,
} from "../../server/present/order-status.server";
import type { PageLanguage, RequestContext } from "../../server/http/request-context.server";
import { missingAt } from "../../server/shop/own-place.server";
import { findShop } from "../../server/shop/shop.server";
import type { OwnPaths } from "../../urls/site-paths.server";
import type { OwnPlace, Shop } from "../../server/http/shop-of-page.server";

/** One order of the signed-in customer in this place, or the page that says why not. */
export async function findOrder(context: RequestContext, place: OwnPlace, orderId: string): Promise<Order> {
  const order = await lookForOrder(context, place, orderId);
  if (!order) throw await missingAt(context, place);
  return order;
}

/** One order of the signed-in customer; nothing where there is none, or none of this shop where the place is one. */
export async function lookForOrder(
  context: RequestContext,
  { shop }: OwnPlace,
  orderId: string,
): Promise<Order | undefined> {
  const found = await attempt(
    context.client().order.purchaseOrderDetails({ language: context.language, orderId }),
  );
  if (!found.ok && found.failure.status !== 404) throw failureAsPage(context, found.failure);
  const order = found.ok ? found.answer.data.orders[0] : undefined;
  return shop && order?.store.shop_name !== shop.seller.shop_name ? undefined : order;
}

/** The shop that an order is from; nothing where it is closed by now. */
export function shopOfOrder(
  context: RequestContext,
  { shop }: OwnPlace,
  order: Order,
): Promise<Shop | undefined> {
  return shop ? Promise.resolve(shop) : findShop(context, order.store.shop_name);
}

/**
 * An order in words.
 * @param shop it is from; a closed one has no pages that its products could lead to
 */
export function orderView(context: PageLanguage, { paths }: OwnPlace, order: Order, shop: Shop | undefined) {
  const { language, translate } = context;
  const amount = formatMoney(order.totals.grand_total, language);
  return {
    id: order.order_id,
    title: translate("pages.orders.orderTitle", { order: order.order_id }),
    orderedAt: translate("pages.orders.orderedAt", { date: formatDate(order.ordered_at, language) }),
    count: countsText(context, order),
    status: orderStatusView(context, order),
    state: orderStateView(context, order),
    ready: readyView(context, order),
    items: order.items.map((item, place) => ({
      id: String(place),
      href: shop?.paths.product(item.slug),
      name: item.name,
      picture: mediaPath(item.picture),
      choice: [choiceText(item.product_attribute), goneText(context, item)].filter(Boolean).join(" · "),
      quantity: formatNumber(item.quantity, language),
      unitPrice: formatMoney(item.unit_price, language),
      lineTotal: formatMoney(item.line_total, language),
    })),
    totals: totalsView(context, order.totals, order.delivery === null),
    changed: changedText(context, order),
    entered: order.is_entered_by_shop ? context.translate("orderEntry.forCustomer") : undefined,
    cashTotal: amount,
    delivery: order.delivery
      ? { name: order.delivery.name, phone: order.delivery.mobile, address: order.delivery.shipping_address }
      : undefined,
    courier: courierView(context, order),
    store: order.store,
    coupon: order.coupon_code
      ? translate("accountPages.order.coupon", { code: order.coupon_code })
      : undefined,
    cancel: isOver(order) ? undefined : cancelView(context, paths, order),
    timeline: timelineView(context, order),
    invoice: {
      download: { href: paths.invoice(order.order_id), label: translate("accountPages.order.invoice") },
      print: { href: paths.printInvoice(order.order_id), label: translate("accountPages.order.print") },
    },
  };
}

/** Who brings it and where it is followed, while it is on its way. */
function courierView({ translate }: PageLanguage, { courier, status }: Order) {
  if (!courier || status !== "shipped") return undefined;
  const { name, phone, tracking_code: code, tracking_link: link } = courier;
  return {
    title: translate("couriers.customer.title"),
    by: translate("couriers.customer.by", { name }),
    tracking: code ? translate("couriers.customer.tracking", { code }) : undefined,
    link: link ? { href: link, label: translate("couriers.customer.track") } : undefined,
    call: phone ? { href: `tel:${phone}`, label: translate("couriers.customer.call") } : undefined,
  };
}

/** What of a line went out of the order, in words; blank where nothing did. */
function goneText({ language, translate }: PageLanguage, { taken_out, returned }: Order["items"][number]) {
  return [
    taken_out > 0 &&
      translate("accountPages.order.takenOut", { formatted: formatNumber(taken_out, language) }),
    returned > 0 && translate("accountPages.order.returned", { formatted: formatNumber(returned, language) }),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** Says that something went out of the order, and what it cost before; nothing where nothing did. */
function changedText({ language, translate }: PageLanguage, { items, totals, ordered_total }: Order) {
  const isShort = items.some(({ taken_out }) => taken_out > 0);
  if (!isShort && items.every(({ returned }) => returned === 0)) return undefined;
  return translate(isShort ? "accountPages.order.changedShort" : "accountPages.order.changedReturned", {
    before: formatMoney(ordered_total, language),
    total: formatMoney(totals.grand_total, language),
  });
}

/** The way to cancel it, or why there is none any more. */
export function cancelView({ translate }: PageLanguage, paths: OwnPaths, order: Order) {
  if (order.can_cancel)
    return {
      text: translate("accountPages.order.cancelUntil"),
      link: { href: paths.cancelOrder(order.order_id), label: translate("accountPages.order.cancel") },
    };
  const { status, store } = order;
  // Before it is packed only a courier who has it already is in the way.
  const reason = status === "pending" || status === "accept" ? "shipped" : status;
  return {
    text: translate(`accountPages.order.cannotCancel.${reason}`, { phone: store.phone }),
    link: undefined,
  };
}

/** What was, with its times, what is, and what is still ahead. */
function timelineView(context: PageLanguage, order: Order): TimelineStep[] {
  const way = wayOf(order);
  const labelOf = (status: Order["status"]) =>
    stateWords(context, way, shownState(status, status === "cancel" && order.is_returned)).label;
  const last = order.timeline.length - 1;
  const past: TimelineStep[] = order.timeline.map(({ status, at }, place) => ({
    id: `${status}-${at}`,
    label: labelOf(status),
    time: formatDateTime(at, context.language),
    state: status === "cancel" ? "cancelled" : place < last || isOver(order) ? "done" : "current",
  }));
  const ahead = statesAhead(order).map((status): TimelineStep => ({
    id: status,
    label: labelOf(status),
    state: "coming",
  }));
  return [...past, ...ahead];
}
