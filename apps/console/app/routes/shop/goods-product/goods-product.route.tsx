import { useLoaderData } from "@remix-run/react";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { changeProduct } from "./goods-product.action.server";
import { goodsProductPage } from "./goods-product.server";
import { GoodsProductView } from "./goods-product.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  return inShop(args, "goods-product", (shop) => goodsProductPage(args.context, shop, args.params.product));
}

export function action(args: ConsoleArgs) {
  return inShop(args, "goods-product", (shop) =>
    changeProduct(args.context, shop, args.params.product, args.request),
  );
}

export default function GoodsProductRoute() {
  return <GoodsProductView page={useLoaderData<typeof loader>()} />;
}
