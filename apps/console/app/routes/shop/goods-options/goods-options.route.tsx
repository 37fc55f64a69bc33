import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { keepOptions } from "./goods-options.action.server";
import { goodsOptionsPage } from "./goods-options.server";
import { GoodsOptionsView } from "./goods-options.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  return inShop(args, "goods-options", (shop) => goodsOptionsPage(args.context, shop, args.params.draft));
}

export function action(args: ConsoleArgs) {
  return inShop(args, "goods-options", (shop) =>
    keepOptions(args.context, shop, args.params.draft, args.request),
  );
}

export default function GoodsOptionsRoute() {
  return (
    <GoodsOptionsView
      page={useLoaderData<typeof loader>()}
      state={formState(useActionData<typeof action>())}
    />
  );
}
