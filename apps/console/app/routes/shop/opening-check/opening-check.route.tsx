import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { openingCheckPage, sendOpening } from "./opening-check.server";
import { OpeningCheckView } from "./opening-check.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  return inShop(args, "opening-check", (shop) => openingCheckPage(args.context, shop));
}

export function action(args: ConsoleArgs) {
  return inShop(args, "opening-check", (shop) => sendOpening(args.context, shop, args.request));
}

export default function OpeningCheckRoute() {
  return (
    <OpeningCheckView
      page={useLoaderData<typeof loader>()}
      state={formState(useActionData<typeof action>())}
    />
  );
}
