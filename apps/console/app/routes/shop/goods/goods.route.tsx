import { useLoaderData } from "@remix-run/react";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { goodsPage } from "./goods.server";
import { GoodsView } from "./goods.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export function loader(args: ConsoleArgs) {
  return inShop(args, "goods", (shop) => goodsPage(args.context, shop, args.request));
}

export default function GoodsRoute() {
  return <GoodsView page={useLoaderData<typeof loader>()} />;
}
