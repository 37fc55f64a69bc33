import { useActionData, useLoaderData } from "@remix-run/react";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { changeDesk } from "./orders.action.server";
import { deskPage } from "./orders.server";
import { OrdersView } from "./orders.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export function loader(args: ConsoleArgs) {
  return inShop(args, "orders", (shop) => deskPage(args.context, shop, args.request));
}

export function action(args: ConsoleArgs) {
  return inShop(args, "orders", (shop) => changeDesk(args.context, shop, args.request));
}

export default function OrdersRoute() {
  const answer = useActionData<typeof action>();
  return <OrdersView page={useLoaderData<typeof loader>()} refused={answer ?? undefined} />;
}
