import type { StockAlert } from "@haat/contract/stock-alert.contract";
import { formatDate } from "@haat/i18n/dates";
import type { StockAlertData } from "@haat/ui/commerce/stock-alert-list/stock-alert-list";
import type { PageLanguage, RequestContext } from "../../../server/http/request-context.server";
import { mediaPath } from "../../../server/present/display.server";
import { choiceQuery } from "../../catalogue/attribute-choice";
import type { Shop } from "../../../server/http/shop-of-page.server";

/** What the customer waits for in this shop, and at which number. */
export async function loadStockAlerts(context: RequestContext, shop: Shop) {
  const { language, translate } = context;
  const sellerKey = shop.seller.seller_key;
  const { data } = await context.client().stockAlerts.stockAlerts({ language, sellerKey });
  return {
    lead: translate("accountPages.stockAlerts.lead", { phone: data.phone, shop: shop.seller.title }),
    alerts: data.stock_alerts.map((alert) => alertView(context, shop, alert)),
  };
}

function alertView(
  { language, translate }: PageLanguage,
  { paths }: Shop,
  alert: StockAlert,
): StockAlertData {
  return {
    id: alert.id_stock_alert,
    href: paths.product(alert.slug, choiceQuery(alert.id_product_attribute)),
    name: alert.name,
    choice: alert.choice,
    picture: mediaPath(alert.picture),
    since: translate("accountPages.stockAlerts.since", {
      from: formatDate(alert.asked_at, language),
      until: formatDate(alert.ends_at, language),
    }),
  };
}
