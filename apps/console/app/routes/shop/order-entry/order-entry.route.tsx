import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { enterOrder } from "./order-entry.action.server";
import { orderEntryPage } from "./order-entry.server";
import { OrderEntryView } from "./order-entry.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  return inShop(args, "order-entry", (shop) => orderEntryPage(args.context, shop, args.request));
}

export function action(args: ConsoleArgs) {
  return inShop(args, "order-entry", (shop) => enterOrder(args.context, shop, args.request));
}

export default function OrderEntryRoute() {
  return (
    <OrderEntryView page={useLoaderData<typeof loader>()} state={formState(useActionData<typeof action>())} />
  );
}
