import { useLoaderData } from "@remix-run/react";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { moveGoodsImport } from "./goods-import.action.server";
import { goodsImportPage } from "./goods-import.server";
import { GoodsImportView } from "./goods-import.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  const named = args.params.import ?? "";
  return inShop(args, "goods-import", (shop) => goodsImportPage(args.context, shop, named, args.request));
}

export function action(args: ConsoleArgs) {
  const named = args.params.import ?? "";
  return inShop(args, "goods-import", (shop) => moveGoodsImport(args.context, shop, named, args.request));
}

export default function GoodsImportRoute() {
  return <GoodsImportView page={useLoaderData<typeof loader>()} />;
}
