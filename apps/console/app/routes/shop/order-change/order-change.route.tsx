import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { changeOrder } from "./order-change.action.server";
import { orderChangePage } from "./order-change.server";
import { OrderChangeView } from "./order-change.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  const { order = "" } = args.params;
  return inShop(args, "order-change", (shop) => orderChangePage(args.context, shop, order, args.request));
}

export function action(args: ConsoleArgs) {
  const { order = "" } = args.params;
  return inShop(args, "order-change", (shop) => changeOrder(args.context, shop, order, args.request));
}

export default function OrderChangeRoute() {
  return (
    <OrderChangeView
      page={useLoaderData<typeof loader>()}
      state={formState(useActionData<typeof action>())}
    />
  );
}
