import { useLoaderData } from "@remix-run/react";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { productFeedsPage } from "./product-feeds.server";
import { ProductFeedsView } from "./product-feeds.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export function loader(args: ConsoleArgs) {
  return inShop(args, "product-feeds", (shop) => Promise.resolve(productFeedsPage(args.context, shop)));
}

export default function ProductFeedsRoute() {
  return <ProductFeedsView page={useLoaderData<typeof loader>()} />;
}
