import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { bringFile } from "./goods-imports.action.server";
import { goodsImportsPage } from "./goods-imports.server";
import { GoodsImportsView } from "./goods-imports.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  return inShop(args, "goods-imports", (shop) => goodsImportsPage(args.context, shop));
}

export function action(args: ConsoleArgs) {
  return inShop(args, "goods-imports", (shop) => bringFile(args.context, shop, args.request));
}

export default function GoodsImportsRoute() {
  return (
    <GoodsImportsView
      page={useLoaderData<typeof loader>()}
      state={formState(useActionData<typeof action>())}
    />
  );
}
