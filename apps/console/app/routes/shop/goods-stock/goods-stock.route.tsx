import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { changeProductStock } from "./goods-stock.action.server";
import { goodsStockPage } from "./goods-stock.server";
import { GoodsStockView } from "./goods-stock.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  const product = args.params.product ?? "";
  return inShop(args, "goods-stock", (shop) => goodsStockPage(args.context, shop, product, args.request));
}

export function action(args: ConsoleArgs) {
  const product = args.params.product ?? "";
  return inShop(args, "goods-stock", (shop) => changeProductStock(args.context, shop, product, args.request));
}

export default function GoodsStockRoute() {
  const refused = useActionData<typeof action>();
  return (
    <GoodsStockView
      page={useLoaderData<typeof loader>()}
      refused={{ of: refused?.of, state: formState(refused) }}
    />
  );
}
