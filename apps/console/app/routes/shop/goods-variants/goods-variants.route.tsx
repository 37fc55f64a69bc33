import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { keepVariants } from "./goods-variants.action.server";
import { goodsVariantsPage } from "./goods-variants.server";
import { GoodsVariantsView } from "./goods-variants.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  return inShop(args, "goods-variants", (shop) =>
    goodsVariantsPage(args.context, shop, args.params.draft, args.request),
  );
}

export function action(args: ConsoleArgs) {
  return inShop(args, "goods-variants", (shop) =>
    keepVariants(args.context, shop, args.params.draft, args.request),
  );
}

export default function GoodsVariantsRoute() {
  return (
    <GoodsVariantsView
      page={useLoaderData<typeof loader>()}
      state={formState(useActionData<typeof action>())}
    />
  );
}
