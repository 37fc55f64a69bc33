import { useLoaderData } from "@remix-run/react";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { changeAlerts } from "./order-alerts.action.server";
import { orderAlertsPage } from "./order-alerts.server";
import { OrderAlertsView } from "./order-alerts.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export function loader(args: ConsoleArgs) {
  return inShop(args, "order-alerts", (shop) => orderAlertsPage(args.context, shop));
}

export function action(args: ConsoleArgs) {
  return inShop(args, "order-alerts", (shop) => changeAlerts(args.context, shop, args.request));
}

export default function OrderAlertsRoute() {
  return <OrderAlertsView page={useLoaderData<typeof loader>()} />;
}
