import { useLoaderData } from "@remix-run/react";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { pickingListPage } from "./picking-list.server";
import { PickingListView } from "./picking-list.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export function loader(args: ConsoleArgs) {
  return inShop(args, "picking-list", (shop) => pickingListPage(args.context, shop, args.request));
}

export default function PickingListRoute() {
  return <PickingListView page={useLoaderData<typeof loader>()} />;
}
