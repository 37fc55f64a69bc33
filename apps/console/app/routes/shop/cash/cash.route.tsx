import { useLoaderData } from "@remix-run/react";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { RowsPageView } from "../../rows-page.view";
import { cashPage } from "./cash.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export function loader(args: ConsoleArgs) {
  return inShop(args, "cash", (shop) => cashPage(args.context, shop));
}

export default function CashRoute() {
  return <RowsPageView page={useLoaderData<typeof loader>()} />;
}
