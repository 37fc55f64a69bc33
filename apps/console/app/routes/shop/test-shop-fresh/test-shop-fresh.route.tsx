import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { FormPageView } from "../../form-page.view";
import { startAfresh, testShopFreshPage } from "./test-shop-fresh.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export function loader(args: ConsoleArgs) {
  return inShop(args, "test-shop-fresh", (shop) => testShopFreshPage(args.context, shop));
}

export function action(args: ConsoleArgs) {
  return inShop(args, "test-shop-fresh", (shop) => startAfresh(args.context, shop, args.request));
}

export default function TestShopFreshRoute() {
  const page = useLoaderData<typeof loader>();
  return <FormPageView page={page} state={formState(useActionData<typeof action>())} />;
}
