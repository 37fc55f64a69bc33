import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { changeClosing } from "./shop-closing.action.server";
import { closingPage } from "./shop-closing.server";
import { ShopClosingView } from "./shop-closing.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  return inShop(args, "shop-closing", (shop) => closingPage(args.context, shop));
}

export function action(args: ConsoleArgs) {
  return inShop(args, "shop-closing", (shop) => changeClosing(args.context, shop, args.request));
}

export default function ShopClosingRoute() {
  return (
    <ShopClosingView
      page={useLoaderData<typeof loader>()}
      state={formState(useActionData<typeof action>())}
    />
  );
}
