import { useLoaderData } from "@remix-run/react";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { onPlatform } from "../../../server/http/guard.server";
import { overviewPage } from "./admin-overview.server";
import { AdminOverviewView } from "./admin-overview.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export function loader(args: ConsoleArgs) {
  return onPlatform(args, "admin-overview", () => overviewPage(args.context));
}

export default function AdminOverviewRoute() {
  return <AdminOverviewView page={useLoaderData<typeof loader>()} />;
}
