import { useLoaderData } from "@remix-run/react";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { onPlatform } from "../../../server/http/guard.server";
import { customerPage } from "./admin-customer.server";
import { AdminCustomerView } from "./admin-customer.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export function loader(args: ConsoleArgs) {
  return onPlatform(args, "admin-customer", () => customerPage(args.context, args.params.customer ?? ""));
}

export default function AdminCustomerRoute() {
  return <AdminCustomerView page={useLoaderData<typeof loader>()} />;
}
