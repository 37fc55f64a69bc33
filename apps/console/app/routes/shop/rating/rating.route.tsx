import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { RatingPageView } from "../../rating-page.view";
import { shopRatingPage, answerShopRating } from "./rating.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  return inShop(args, "rating", (shop) => shopRatingPage(args.context, shop, args.params.rating));
}

export function action(args: ConsoleArgs) {
  return inShop(args, "rating", (shop) =>
    answerShopRating(args.context, shop, args.params.rating, args.request),
  );
}

export default function RatingRoute() {
  return (
    <RatingPageView page={useLoaderData<typeof loader>()} state={formState(useActionData<typeof action>())} />
  );
}
