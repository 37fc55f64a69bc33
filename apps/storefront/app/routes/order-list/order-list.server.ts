import { allOrders } from "@haat/contract/business-constants";
import { toLatinDigits } from "@haat/contract/latin-digits";
import type { OrderSummary } from "@haat/contract/order.contract";
import { formatDate } from "@haat/i18n/dates";
import { formatMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import { mediaPath } from "../../server/display.server";
import { pageLinks } from "../../server/page-links.server";
import { orderStatusView } from "../../server/order-status.server";
import type { RequestContext } from "../../server/request-context.server";
import type { Shop } from "../../server/shop.server";

/** The customer's orders in this shop, under the tab and on the page that the address names. */
export async function loadOrders(context: RequestContext, { seller, paths }: Shop, query: URLSearchParams) {
  const { language } = context;
  const asked = Number(query.get("status") ?? allOrders);
  const status = Number.isInteger(asked) && asked >= 0 && asked <= 6 ? asked : allOrders;
  const page = Math.max(1, Math.floor(Number(toLatinDigits(query.get("page") ?? "1"))) || 1);
  const of = { language, sellerKey: seller.seller_key };
  const { order } = context.client();
  const [tabs, list] = await Promise.all([
    order.sellerOrderStatusList({ sellerKey: seller.seller_key }),
    order.purchaseOrderByStatus({ ...of, page: Math.min(page, 100_000), status }),
  ]);
  const hrefOf = (tab: number, number: number) => {
    const next = new URLSearchParams();
    if (tab !== allOrders) next.set("status", String(tab));
    if (number > 1) next.set("page", String(number));
    return next.size > 0 ? `${paths.orders}?${next}` : paths.orders;
  };
  return {
    tabs: tabs.data.orders_status.map((tab) => ({
      href: hrefOf(tab.id_status, 1),
      label: tab.name,
      count: formatNumber(tab.count, language),
      current: tab.id_status === status,
    })),
    orders: list.data.orders.map((summary) => orderCardView(context, paths.order(summary.order_id), summary)),
    emptyText: context.translate(
      status === allOrders ? "pages.orders.emptyAllText" : "pages.orders.emptyText",
    ),
    shoppingHref: paths.products("all"),
    ...pageLinks(context, list.data.last_page, page, (number) => hrefOf(status, number)),
  };
}

function orderCardView(context: RequestContext, href: string, summary: OrderSummary) {
  const { language, translate } = context;
  const others = summary.item_count - 1;
  return {
    orderId: summary.order_id,
    href,
    date: formatDate(summary.ordered_at, language),
    status: orderStatusView(context, summary.status),
    total: formatMoney(summary.grand_total, language),
    items:
      others > 0
        ? translate("pages.orders.itemsAndMore", {
            count: others,
            formatted: formatNumber(others, language),
            name: summary.first_item.name,
          })
        : summary.first_item.name,
    picture: mediaPath(summary.first_item.picture),
  };
}
