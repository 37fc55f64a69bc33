import { useLoaderData } from "@remix-run/react";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { onPlatform } from "../../../server/http/guard.server";
import { platformReportPage } from "./admin-reports.server";
import { AdminReportsView } from "./admin-reports.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export function loader(args: ConsoleArgs) {
  return onPlatform(args, "admin-reports", () => platformReportPage(args.context, args.request));
}

export default function AdminReportsRoute() {
  return <AdminReportsView page={useLoaderData<typeof loader>()} />;
}
