import { useLoaderData } from "@remix-run/react";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { goodsImportHelpPage } from "./goods-import-help.server";
import { GoodsImportHelpView } from "./goods-import-help.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export function loader(args: ConsoleArgs) {
  return inShop(args, "goods-import-help", async (shop) => goodsImportHelpPage(args.context, shop));
}

export default function GoodsImportHelpRoute() {
  return <GoodsImportHelpView page={useLoaderData<typeof loader>()} />;
}
