import { useLoaderData } from "@remix-run/react";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { allOrdersPage } from "./orders-all.server";
import { AllOrdersView } from "./orders-all.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export function loader(args: ConsoleArgs) {
  return inShop(args, "orders-all", (shop) => allOrdersPage(args.context, shop, args.request));
}

export default function AllOrdersRoute() {
  return <AllOrdersView page={useLoaderData<typeof loader>()} />;
}
