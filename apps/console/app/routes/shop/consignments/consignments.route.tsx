import { useLoaderData } from "@remix-run/react";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { consignmentsPage } from "./consignments.server";
import { ConsignmentsView } from "./consignments.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export function loader(args: ConsoleArgs) {
  return inShop(args, "consignments", (shop) => consignmentsPage(args.context, shop, args.request));
}

export default function ConsignmentsRoute() {
  return <ConsignmentsView {...useLoaderData<typeof loader>()} />;
}
