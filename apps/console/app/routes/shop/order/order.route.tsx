import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { changeOrder } from "./order.action.server";
import { orderPage } from "./order.server";
import { OrderView } from "./order.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  const { order = "" } = args.params;
  return inShop(args, "order", (shop) => orderPage(args.context, shop, order));
}

export function action(args: ConsoleArgs) {
  const { order = "" } = args.params;
  return inShop(args, "order", (shop) => changeOrder(args.context, shop, order, args.request));
}

export default function OrderRoute() {
  const refused = useActionData<typeof action>();
  return (
    <OrderView
      page={useLoaderData<typeof loader>()}
      refused={{ of: refused?.of, state: formState(refused) }}
    />
  );
}
