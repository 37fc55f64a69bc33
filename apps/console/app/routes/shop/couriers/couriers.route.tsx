import { useLoaderData } from "@remix-run/react";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { RowsPageView } from "../../rows-page.view";
import { couriersPage } from "./couriers.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export function loader(args: ConsoleArgs) {
  return inShop(args, "couriers", (shop) => couriersPage(args.context, shop));
}

export default function CouriersRoute() {
  return <RowsPageView page={useLoaderData<typeof loader>()} />;
}
