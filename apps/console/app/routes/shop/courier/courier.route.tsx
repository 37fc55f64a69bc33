import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { courierPage, saveCourier } from "./courier.server";
import { CourierView } from "./courier.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  return inShop(args, "courier", (shop) => courierPage(args.context, shop, args.params.courier ?? ""));
}

export function action(args: ConsoleArgs) {
  return inShop(args, "courier", (shop) =>
    saveCourier(args.context, shop, args.params.courier ?? "", args.request),
  );
}

export default function CourierRoute() {
  return (
    <CourierView {...useLoaderData<typeof loader>()} state={formState(useActionData<typeof action>())} />
  );
}
