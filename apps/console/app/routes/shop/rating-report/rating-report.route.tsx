import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { RatingPageView } from "../../rating-page.view";
import { ratingReportPage, reportShopRating } from "./rating-report.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  return inShop(args, "rating-report", (shop) => ratingReportPage(args.context, shop, args.params.rating));
}

export function action(args: ConsoleArgs) {
  return inShop(args, "rating-report", (shop) =>
    reportShopRating(args.context, shop, args.params.rating, args.request),
  );
}

export default function RatingReportRoute() {
  return (
    <RatingPageView page={useLoaderData<typeof loader>()} state={formState(useActionData<typeof action>())} />
  );
}
