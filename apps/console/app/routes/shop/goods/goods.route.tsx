import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { changeGoods } from "./goods.action.server";
import { goodsPage } from "./goods.server";
import { GoodsView } from "./goods.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  return inShop(args, "goods", async (shop) => {
    const page = await goodsPage(args.context, shop, args.request);
    return { head: page.list.head, ...page };
  });
}

export function action(args: ConsoleArgs) {
  return inShop(args, "goods", (shop) => changeGoods(args.context, shop, args.request));
}

export default function GoodsRoute() {
  const refused = useActionData<typeof action>();
  return (
    <GoodsView
      page={useLoaderData<typeof loader>()}
      refused={{ of: refused?.of, state: formState(refused) }}
    />
  );
}
