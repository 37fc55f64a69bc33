import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { keepSheet } from "./goods-drafts.action.server";
import { goodsDraftsPage } from "./goods-drafts.server";
import { GoodsDraftsView } from "./goods-drafts.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  return inShop(args, "goods-drafts", (shop) => goodsDraftsPage(args.context, shop, args.request));
}

export function action(args: ConsoleArgs) {
  return inShop(args, "goods-drafts", (shop) => keepSheet(args.context, shop, args.request));
}

export default function GoodsDraftsRoute() {
  return (
    <GoodsDraftsView
      page={useLoaderData<typeof loader>()}
      state={formState(useActionData<typeof action>())}
    />
  );
}
