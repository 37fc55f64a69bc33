import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { keepFacts } from "./goods-facts.action.server";
import { goodsFactsPage } from "./goods-facts.server";
import { GoodsFactsView } from "./goods-facts.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  return inShop(args, "goods-facts", (shop) => goodsFactsPage(args.context, shop, args.params.draft));
}

export function action(args: ConsoleArgs) {
  return inShop(args, "goods-facts", (shop) =>
    keepFacts(args.context, shop, args.params.draft, args.request),
  );
}

export default function GoodsFactsRoute() {
  const answer = useActionData<typeof action>();
  return (
    <GoodsFactsView
      page={useLoaderData<typeof loader>()}
      state={formState(answer)}
      shaped={answer && "editor" in answer ? answer.editor : undefined}
    />
  );
}
