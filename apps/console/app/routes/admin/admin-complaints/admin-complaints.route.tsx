import { useLoaderData } from "@remix-run/react";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { onPlatform } from "../../../server/http/guard.server";
import { ListPageView } from "../../list-page.view";
import { passedComplaintsPage } from "./admin-complaints.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export function loader(args: ConsoleArgs) {
  return onPlatform(args, "admin-complaints", () => passedComplaintsPage(args.context, args.request));
}

export default function AdminComplaintsRoute() {
  return <ListPageView page={useLoaderData<typeof loader>()} />;
}
