import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { openingItemPage, saveOpeningItem } from "./opening-item.server";
import { OpeningItemView } from "./opening-item.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  const { context, params } = args;
  return inShop(args, "opening-item", (shop) => openingItemPage(context, shop, params.item ?? ""));
}

export function action(args: ConsoleArgs) {
  const { context, params, request } = args;
  return inShop(args, "opening-item", (shop) => saveOpeningItem(context, shop, params.item ?? "", request));
}

export default function OpeningItemRoute() {
  return (
    <OpeningItemView
      page={useLoaderData<typeof loader>()}
      state={formState(useActionData<typeof action>())}
    />
  );
}
