import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { stockAlertListFields } from "@haat/ui/commerce/stock-alert-list/stock-alert-list";
import { readForm } from "@haat/web-forms/form-data.server";
import { asCustomer } from "../../../server/http/guard.server";
import { ownHead, ownPlace } from "../../../server/shop/own-place.server";
import { componentLabels, productCardLabels } from "../../../server/present/labels.server";
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
  const place = await ownPlace(context, params);
  const { translate } = context;
  const page = await asCustomer(context, place.paths, () => loadStockAlerts(context, place));
  const title = translate("accountPages.stockAlerts.title");
  return {
    head: ownHead(context, place, {
      title,
      about: "stockAlerts",
      aboutOnPlatform: "sitePages.account.stockAlertsDescription",
    }),
    title,
    account: { href: place.paths.account, label: translate("accountPages.account.title") },
    ...page,
    action: place.paths.stockAlerts,
    labels: { ...productCardLabels(context), ...componentLabels(context).stockAlertList },
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const place = await ownPlace(context, params);
  const form = await readForm(request, Object.values(stockAlertListFields));
  const id = String(form.get(stockAlertListFields.alert) ?? "") || "none";
  await asCustomer(context, place.paths, () => takeBack(context, place.shop?.seller.seller_key, id));
  return redirect(place.paths.stockAlerts);
}

export default function StockAlertsRoute() {
  return <StockAlertsView {...useLoaderData<typeof loader>()} />;
}
