import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { changeInTable } from "./goods-table.action.server";
import { goodsTablePage } from "./goods-table.server";
import { GoodsTableView } from "./goods-table.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  return inShop(args, "goods-table", (shop) => goodsTablePage(args.context, shop, args.request));
}

export function action(args: ConsoleArgs) {
  return inShop(args, "goods-table", (shop) => changeInTable(args.context, shop, args.request));
}

export default function GoodsTableRoute() {
  const answer = useActionData<typeof action>();
  return (
    <GoodsTableView
      page={useLoaderData<typeof loader>()}
      typed={{
        of: answer?.of,
        state: formState(answer),
        said: answer && "said" in answer ? answer.said : undefined,
      }}
    />
  );
}
