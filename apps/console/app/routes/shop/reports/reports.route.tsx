import { useLoaderData } from "@remix-run/react";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { reportsPage } from "./reports.server";
import { ReportsView } from "./reports.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export function loader(args: ConsoleArgs) {
  return inShop(args, "reports", (shop) => reportsPage(args.context, shop, args.request));
}

export default function ReportsRoute() {
  return <ReportsView page={useLoaderData<typeof loader>()} />;
}
