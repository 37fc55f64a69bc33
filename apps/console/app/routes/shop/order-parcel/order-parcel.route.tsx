import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { saveParcel } from "./order-parcel.action.server";
import { orderParcelPage } from "./order-parcel.server";
import { OrderParcelView } from "./order-parcel.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  return inShop(args, "order-parcel", (shop) => orderParcelPage(args.context, shop, args.params.order ?? ""));
}

export function action(args: ConsoleArgs) {
  return inShop(args, "order-parcel", (shop) =>
    saveParcel(args.context, shop, args.params.order ?? "", args.request),
  );
}

export default function OrderParcelRoute() {
  const page = useLoaderData<typeof loader>();
  return <OrderParcelView {...page} state={formState(useActionData<typeof action>())} />;
}
