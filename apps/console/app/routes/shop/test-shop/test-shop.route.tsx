import { useLoaderData } from "@remix-run/react";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { moveTestShop } from "./test-shop.action.server";
import { testShopPage } from "./test-shop.server";
import { TestShopView } from "./test-shop.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  return inShop(args, "test-shop", (shop) => testShopPage(args.context, shop));
}

export function action(args: ConsoleArgs) {
  return inShop(args, "test-shop", (shop) => moveTestShop(args.context, shop, args.request));
}

export default function TestShopRoute() {
  return <TestShopView page={useLoaderData<typeof loader>()} />;
}
