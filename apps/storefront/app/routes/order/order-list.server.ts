import { allOrders } from "@haat/contract/shared/business-constants";
import type { OrderOfAnyShop, OrderSummary, OrderTab } from "@haat/contract/shop/order.contract";
import { formatDate } from "@haat/i18n/dates";
import { formatMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import { countSentence, mediaPath } from "../../server/present/display.server";
import { pageLinks } from "../../server/present/page-links.server";
import { orderStatusView } from "../../server/present/order-status.server";
import type { PageLanguage, PageText, RequestContext } from "../../server/http/request-context.server";
import { filterDays } from "./order-days.server";
import { orderListHref, readOrderQuery, type OrderQuery } from "./order-query.server";
import type { OwnPlace } from "../../server/http/shop-of-page.server";

/** The customer's orders in this place, under the tab, with the filters and on the page that the address names. */
export async function loadOrders(context: RequestContext, place: OwnPlace, search: URLSearchParams) {
  const { language } = context;
  const { paths } = place;
  const query = readOrderQuery(search);
  const [tabs, list] = await readOrders(context, place, query);
  const hrefOf = (change: Partial<OrderQuery>) =>
    orderListHref(paths.orders, { ...query, page: 1, ...change });
  const isFiltered = query.filter !== "" || query.start !== "" || query.end !== "";
  const current = tabs.data.orders_status.find((tab) => tab.id_status === query.status);
  return {
    tabs: tabsInOrder(tabs.data.orders_status).map((tab) => ({
      href: hrefOf({ status: tab.id_status }),
      label: tab.name,
      count: formatNumber(tab.count, language),
      current: tab.id_status === query.status,
    })),
    filter: {
      action: paths.orders,
      days: filterDays(context, query),
      values: { from: query.start, to: query.end, search: query.filter },
      hidden: query.status === allOrders ? undefined : { status: String(query.status) },
      clearHref: isFiltered ? hrefOf({ filter: "", start: "", end: "" }) : undefined,
    },
    total: countSentence(context, "accountPages.orders.total", list.data.total),
    orders: list.data.orders.map((summary) => orderCardView(context, paths.order(summary.order_id), summary)),
    empty: emptyView(context, place, query, { status: current?.name ?? "", hrefOf }),
    ...pageLinks(context, list.data.last_page, query.page, (page) =>
      hrefOf({ page, before: list.data.before ?? query.before }),
    ),
  };
}

/** The customer's newest order in this place as the list shows it; nothing where they have ordered nothing yet. */
export async function loadNewestOrder(context: RequestContext, { paths, shop }: OwnPlace) {
  const { order } = context.client();
  const of = { language: context.language, status: allOrders, page: 1, per_page: 1 };
  const list = await (shop
    ? order.purchaseOrderByStatus({ ...of, sellerKey: shop.seller.seller_key })
    : order.customerOrderList(of));
  const [newest] = list.data.orders;
  return newest && orderCardView(context, paths.order(newest.order_id), newest);
}

/** Along the way that an order goes: what came to nothing stands last. */
const tabsInOrder = (tabs: readonly OrderTab[]) =>
  tabs.toSorted((one, other) => Number(one.status === "cancel") - Number(other.status === "cancel"));

/** The tabs and the page of the list: of one shop, or of all. */
function readOrders(context: RequestContext, { shop }: OwnPlace, query: OrderQuery) {
  const { language } = context;
  const { order } = context.client();
  if (!shop)
    return Promise.all([
      order.customerOrderStatusList(searchOf(query)),
      order.customerOrderList({ language, ...askedOf(query) }),
    ]);
  const sellerKey = shop.seller.seller_key;
  return Promise.all([
    order.sellerOrderStatusList({ sellerKey, ...searchOf(query) }),
    order.purchaseOrderByStatus({ language, sellerKey, ...askedOf(query) }),
  ]);
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

interface Shown {
  /** What the tab is called. */
  status: string;
  hrefOf(change: Partial<OrderQuery>): string;
}

/** Why nothing is shown, and which filter to drop: the narrowest first. */
function emptyView(context: PageText, { shop }: OwnPlace, query: OrderQuery, shown: Shown) {
  const { paths, translate } = context;
  const { status, hrefOf } = shown;
  if (query.filter)
    return {
      text: translate("accountPages.orders.dropWord", { word: query.filter }),
      action: { href: hrefOf({ filter: "" }), label: translate("accountPages.orders.withoutWord") },
    };
  const withoutDates = {
    href: hrefOf({ start: "", end: "" }),
    label: translate("accountPages.orders.withoutDates"),
  };
  if (query.start && query.end && query.end < query.start)
    return { text: translate("accountPages.orders.daysTurned"), action: withoutDates };
  if (query.start || query.end)
    return { text: translate("accountPages.orders.dropDates"), action: withoutDates };
  if (query.status !== allOrders)
    return {
      text: translate("accountPages.orders.dropStatus", { status }),
      action: { href: hrefOf({ status: allOrders }), label: translate("accountPages.orders.showAll") },
    };
  if (!shop)
    return {
      text: translate("sitePages.account.noOrders"),
      action: { href: paths.platform("find-store"), label: translate("sitePages.frame.findStores") },
    };
  return {
    text: translate("pages.orders.emptyAllText"),
    action: { href: shop.paths.products("all"), label: translate("pages.cart.goShopping") },
  };
}

/** What is in an order in a few words, such as "Miniket rice and 2 more products, 7 pieces". */
export function itemsText(
  context: PageLanguage,
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

function orderCardView(context: PageLanguage, href: string, summary: OrderSummary | OrderOfAnyShop) {
  const { language } = context;
  return {
    shop: "store" in summary ? summary.store.title : undefined,
    orderId: summary.order_id,
    href,
    date: formatDate(summary.ordered_at, language),
    status: orderStatusView(context, summary),
    total: formatMoney(summary.grand_total, language),
    items: itemsText(context, summary),
    picture: mediaPath(summary.first_item.picture),
  };
}
