import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { FormPageView } from "../../form-page.view";
import { cancelOrder, cancelPage } from "./order-cancel.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  const { order = "" } = args.params;
  return inShop(args, "order-cancel", (shop) => cancelPage(args.context, shop, order));
}

export function action(args: ConsoleArgs) {
  const { order = "" } = args.params;
  return inShop(args, "order-cancel", (shop) => cancelOrder(args.context, shop, order, args.request));
}

export default function OrderCancelRoute() {
  return (
    <FormPageView page={useLoaderData<typeof loader>()} state={formState(useActionData<typeof action>())} />
  );
}
