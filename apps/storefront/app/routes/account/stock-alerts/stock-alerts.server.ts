import type { StockAlert } from "@haat/contract/shop/stock-alert.contract";
import { formatDate } from "@haat/i18n/dates";
import type { StockAlertData } from "@haat/ui/commerce/stock-alert-list/stock-alert-list";
import type { OwnPlace, Shop } from "../../../server/http/shop-of-page.server";
import type { PageLanguage, RequestContext } from "../../../server/http/request-context.server";
import { mediaPath } from "../../../server/present/display.server";
import { choiceQuery } from "../../catalogue/attribute-choice";

/** What the customer waits for in this place, at which number, and the way on where that is nothing. */
export function loadStockAlerts(context: RequestContext, { shop }: OwnPlace) {
  return shop ? alertsOfShop(context, shop) : alertsOfAllShops(context);
}

async function alertsOfShop(context: RequestContext, { seller, paths }: Shop) {
  const { language, translate } = context;
  const { seller_key: sellerKey, title: shop } = seller;
  const { data } = await context.client().stockAlerts.stockAlerts({ language, sellerKey });
  return {
    lead: translate("accountPages.stockAlerts.lead", { phone: data.phone, shop }),
    alerts: data.stock_alerts.map((alert) => alertView(context, paths, alert)),
    empty: {
      title: translate("accountPages.stockAlerts.empty"),
      text: translate("accountPages.stockAlerts.emptyText"),
      link: { href: paths.products("all"), label: translate("accountPages.stockAlerts.look") },
    },
  };
}

async function alertsOfAllShops(context: RequestContext) {
  const { language, paths, translate } = context;
  const { data } = await context.client().stockAlerts.customerStockAlerts({ language });
  return {
    lead: translate("sitePages.account.stockAlertsLead", { phone: data.phone }),
    alerts: data.stock_alerts.map(({ store, ...alert }) => ({
      ...alertView(context, store.is_open ? paths.shop(store.shop_name) : undefined, alert),
      shop: store.title,
      shopNote: store.is_open ? undefined : translate("sitePages.account.stockAlertShopClosed"),
    })),
    empty: {
      title: translate("sitePages.account.noStockAlerts"),
      text: translate("accountPages.stockAlerts.emptyText"),
      link: { href: paths.platform("find-store"), label: translate("sitePages.frame.findStores") },
    },
  };
}

/** @param paths of its shop; nothing where that is closed */
function alertView(
  { language, translate }: PageLanguage,
  paths: Shop["paths"] | undefined,
  alert: StockAlert,
): StockAlertData {
  return {
    id: alert.id_stock_alert,
    href: paths?.product(alert.slug, choiceQuery(alert.id_product_attribute)),
    name: alert.name,
    choice: alert.choice,
    picture: mediaPath(alert.picture),
    since: translate("accountPages.stockAlerts.since", {
      from: formatDate(alert.asked_at, language),
      until: formatDate(alert.ends_at, language),
    }),
  };
}
