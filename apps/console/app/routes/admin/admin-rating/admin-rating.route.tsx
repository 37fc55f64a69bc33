import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { onPlatform } from "../../../server/http/guard.server";
import { RatingPageView } from "../../rating-page.view";
import { reportedRatingPage, decideReportedRating } from "./admin-rating.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  return onPlatform(args, "admin-rating", () => reportedRatingPage(args.context, args.params));
}

export function action(args: ConsoleArgs) {
  return onPlatform(args, "admin-rating", () =>
    decideReportedRating(args.context, args.params, args.request),
  );
}

export default function AdminRatingRoute() {
  return (
    <RatingPageView page={useLoaderData<typeof loader>()} state={formState(useActionData<typeof action>())} />
  );
}
