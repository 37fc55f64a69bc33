import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { stockAlertListFields } from "@haat/ui/commerce/stock-alert-list/stock-alert-list";
import { readForm } from "@haat/web-forms/form-data.server";
import { asCustomer } from "../../../server/http/guard.server";
import { pageHead } from "../../../server/seo/head.server";
import { componentLabels, productCardLabels } from "../../../server/present/labels.server";
import { loadShop } from "../../../server/shop/shop.server";
import { takeBack } from "../../catalogue/stock-alert.action.server";
import { loadStockAlerts } from "./stock-alerts.server";
import { StockAlertsView } from "./stock-alerts.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const shop = await loadShop(context, params);
  const { seller, paths } = shop;
  const { translate } = context;
  const alerts = await asCustomer(context, paths, () => loadStockAlerts(context, shop));
  const title = translate("accountPages.stockAlerts.title");
  return {
    head: pageHead(context, {
      title,
      brand: seller.title,
      description: translate("accountPages.descriptions.stockAlerts", { shop: seller.title }),
      shopName: seller.shop_name,
    }),
    title,
    ...alerts,
    action: paths.stockAlerts,
    empty: {
      title: translate("accountPages.stockAlerts.empty"),
      text: translate("accountPages.stockAlerts.emptyText"),
      link: { href: paths.products("all"), label: translate("accountPages.stockAlerts.look") },
    },
    labels: { ...productCardLabels(context), ...componentLabels(context).stockAlertList },
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { seller, paths } = await loadShop(context, params);
  const form = await readForm(request, Object.values(stockAlertListFields));
  const id = String(form.get(stockAlertListFields.alert) ?? "") || "none";
  await asCustomer(context, paths, () => takeBack(context, seller.seller_key, id));
  return redirect(paths.stockAlerts);
}

export default function StockAlertsRoute() {
  return <StockAlertsView {...useLoaderData<typeof loader>()} />;
}
