import { useLoaderData } from "@remix-run/react";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { onPlatform } from "../../../server/http/guard.server";
import { runAgain } from "./admin-jobs.action.server";
import { jobsPage } from "./admin-jobs.server";
import { AdminJobsView } from "./admin-jobs.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  return onPlatform(args, "admin-jobs", () => jobsPage(args.context, args.request));
}

export function action(args: ConsoleArgs) {
  return onPlatform(args, "admin-jobs", () => runAgain(args.context, args.request));
}

export default function AdminJobsRoute() {
  return <AdminJobsView page={useLoaderData<typeof loader>()} />;
}
