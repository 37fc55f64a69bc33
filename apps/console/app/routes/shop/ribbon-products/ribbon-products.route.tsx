import { useLoaderData } from "@remix-run/react";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { changeWearing } from "./ribbon-products.action.server";
import { ribbonProductsPage } from "./ribbon-products.server";
import { RibbonProductsView } from "./ribbon-products.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  const { ribbon } = args.params;
  return inShop(args, "ribbon-products", (shop) =>
    ribbonProductsPage(args.context, shop, ribbon, args.request),
  );
}

export function action(args: ConsoleArgs) {
  const { ribbon } = args.params;
  return inShop(args, "ribbon-products", (shop) => changeWearing(args.context, shop, ribbon, args.request));
}

export default function RibbonProductsRoute() {
  return <RibbonProductsView page={useLoaderData<typeof loader>()} />;
}
