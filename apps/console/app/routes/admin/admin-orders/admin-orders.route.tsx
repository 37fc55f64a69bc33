import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { onPlatform } from "../../../server/http/guard.server";
import { findOrders } from "./admin-orders.action.server";
import { orderSearchPage } from "./admin-orders.server";
import { AdminOrdersView } from "./admin-orders.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  return onPlatform(args, "admin-orders", () => orderSearchPage(args.context));
}

export function action(args: ConsoleArgs) {
  return onPlatform(args, "admin-orders", () => findOrders(args.context, args.request));
}

export default function AdminOrdersRoute() {
  const answer = useActionData<typeof action>();
  const found = answer && "found" in answer ? answer.found : undefined;
  return <AdminOrdersView page={useLoaderData<typeof loader>()} state={formState(answer)} found={found} />;
}
