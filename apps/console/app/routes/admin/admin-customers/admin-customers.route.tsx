import { useLoaderData } from "@remix-run/react";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { onPlatform } from "../../../server/http/guard.server";
import { ListPageView } from "../../list-page.view";
import { customersPage } from "./admin-customers.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export function loader(args: ConsoleArgs) {
  return onPlatform(args, "admin-customers", () => customersPage(args.context, args.request));
}

export default function AdminCustomersRoute() {
  return <ListPageView page={useLoaderData<typeof loader>()} />;
}
