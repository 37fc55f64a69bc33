import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { sendingFields } from "../parcel-sending.form";
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

const nothing = formState(undefined);

export default function OrderParcelRoute() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refused = formState(answer);
  if (!answer || !("of" in answer) || answer.of === undefined)
    return <OrderParcelView {...page} state={refused} />;
  const { values, errors } = refused;
  const refusedFound = { typed: values[sendingFields.found], errors: errors[sendingFields.found] };
  return <OrderParcelView {...page} state={nothing} refusedFound={refusedFound} />;
}
