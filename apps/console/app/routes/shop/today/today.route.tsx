import { useLoaderData } from "@remix-run/react";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { todayPage } from "./today.server";
import { TodayView } from "./today.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export function loader(args: ConsoleArgs) {
  return inShop(args, "today", (shop) => todayPage(args.context, shop));
}

export default function TodayRoute() {
  return <TodayView {...useLoaderData<typeof loader>()} />;
}
