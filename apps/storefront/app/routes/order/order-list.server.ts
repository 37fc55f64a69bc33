import { allOrders } from "@haat/contract/business-constants";
import type { OrderSummary } from "@haat/contract/order.contract";
import { formatDate } from "@haat/i18n/dates";
import { formatMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import { countSentence, mediaPath } from "../../server/present/display.server";
import { pageLinks } from "../../server/present/page-links.server";
import { orderStatusView } from "../../server/present/order-status.server";
import type { RequestContext } from "../../server/http/request-context.server";
import type { Shop } from "../../server/http/shop.server";
import { orderListHref, readOrderQuery, type OrderQuery } from "./order-query.server";

/** The customer's orders in this shop, under the tab, with the filters and on the page that the address names. */
export async function loadOrders(context: RequestContext, { seller, paths }: Shop, search: URLSearchParams) {
  const { language } = context;
  const query = readOrderQuery(search);
  const { order } = context.client();
  const [tabs, list] = await Promise.all([
    order.sellerOrderStatusList({ sellerKey: seller.seller_key, ...searchOf(query) }),
    order.purchaseOrderByStatus({ language, sellerKey: seller.seller_key, ...askedOf(query) }),
  ]);
  const hrefOf = (change: Partial<OrderQuery>) =>
    orderListHref(paths.orders, { ...query, page: 1, ...change });
  const isFiltered = query.filter !== "" || query.start !== "" || query.end !== "";
  const current = tabs.data.orders_status.find((tab) => tab.id_status === query.status);
  return {
    tabs: tabs.data.orders_status.map((tab) => ({
      href: hrefOf({ status: tab.id_status }),
      label: tab.name,
      count: formatNumber(tab.count, language),
      current: tab.id_status === query.status,
    })),
    filter: {
      action: paths.orders,
      values: { from: query.start, to: query.end, search: query.filter },
      hidden: query.status === allOrders ? undefined : { status: String(query.status) },
      clearHref: isFiltered ? hrefOf({ filter: "", start: "", end: "" }) : undefined,
    },
    total: countSentence(context, "accountPages.orders.total", list.data.total),
    orders: list.data.orders.map((summary) => orderCardView(context, paths.order(summary.order_id), summary)),
    empty: emptyView(context, query, current?.name ?? "", { hrefOf, shoppingHref: paths.products("all") }),
    ...pageLinks(context, list.data.last_page, query.page, (page) =>
      hrefOf({ page, before: list.data.before ?? query.before }),
    ),
  };
}

const askedOf = (query: OrderQuery) => ({
  status: query.status,
  page: query.page,
  ...(query.page > 1 && query.before && { before: query.before }),
  ...searchOf(query),
});

/** What is searched for, whatever the status. */
const searchOf = ({ start, end, filter }: OrderQuery) => ({
  ...(start && { start }),
  ...(end && { end }),
  ...(filter && { filter }),
});

interface Ways {
  hrefOf(change: Partial<OrderQuery>): string;
  shoppingHref: string;
}

/** Why nothing is shown, and which filter to drop: the narrowest first. */
function emptyView({ translate }: RequestContext, query: OrderQuery, status: string, ways: Ways) {
  const showAll = translate("accountPages.orders.showAll");
  if (query.filter)
    return {
      text: translate("accountPages.orders.dropWord", { word: query.filter }),
      action: { href: ways.hrefOf({ filter: "" }), label: showAll },
    };
  if (query.start && query.end && query.end < query.start)
    return {
      text: translate("accountPages.orders.daysTurned"),
      action: { href: ways.hrefOf({ start: "", end: "" }), label: showAll },
    };
  if (query.start || query.end)
    return {
      text: translate("accountPages.orders.dropDates"),
      action: { href: ways.hrefOf({ start: "", end: "" }), label: showAll },
    };
  if (query.status !== allOrders)
    return {
      text: translate("accountPages.orders.dropStatus", { status }),
      action: { href: ways.hrefOf({ status: allOrders }), label: showAll },
    };
  return {
    text: translate("pages.orders.emptyAllText"),
    action: { href: ways.shoppingHref, label: translate("pages.cart.goShopping") },
  };
}

/** What is in an order in a few words, such as "Miniket rice and 2 more products, 7 pieces". */
export function itemsText(
  context: RequestContext,
  summary: Pick<OrderSummary, "total_items" | "total_pieces"> & { first_item: { name: string } },
): string {
  const { language, translate } = context;
  const { name } = summary.first_item;
  const others = summary.total_items - 1;
  const formatted = formatNumber(others, language);
  const products =
    others > 0 ? translate("pages.orders.itemsAndMore", { count: others, formatted, name }) : name;
  const pieces = countSentence(context, "pages.cart.pieces", summary.total_pieces);
  return translate("pages.cart.counts", { products, pieces });
}

function orderCardView(context: RequestContext, href: string, summary: OrderSummary) {
  const { language } = context;
  return {
    orderId: summary.order_id,
    href,
    date: formatDate(summary.ordered_at, language),
    status: orderStatusView(context, summary),
    total: formatMoney(summary.grand_total, language),
    items: itemsText(context, summary),
    picture: mediaPath(summary.first_item.picture),
  };
}
