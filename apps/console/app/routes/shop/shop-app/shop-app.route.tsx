import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { keepShopApp } from "./shop-app.action.server";
import { shopAppPage } from "./shop-app.server";
import { ShopAppView } from "./shop-app.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  return inShop(args, "shop-app", (shop) => shopAppPage(args.context, shop));
}

export function action(args: ConsoleArgs) {
  return inShop(args, "shop-app", (shop) => keepShopApp(args.context, shop, args.request));
}

export default function ShopAppRoute() {
  return (
    <ShopAppView page={useLoaderData<typeof loader>()} state={formState(useActionData<typeof action>())} />
  );
}
