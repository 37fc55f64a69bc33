import { useLoaderData } from "@remix-run/react";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { onPlatform } from "../../../server/http/guard.server";
import { shopsPage } from "./admin-shops.server";
import { ListPageView } from "../../list-page.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export function loader(args: ConsoleArgs) {
  return onPlatform(args, "admin-shops", () => shopsPage(args.context, args.request));
}

export default function AdminShopsRoute() {
  return <ListPageView page={useLoaderData<typeof loader>()} />;
}
