import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { changeAccount, courierAccountPage } from "./courier-account.server";
import { CourierAccountView } from "./courier-account.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

// What is typed here is a secret: unlike other forms it is not kept in the browser where it could not be sent.

export function loader(args: ConsoleArgs) {
  return inShop(args, "courier-account", (shop) =>
    courierAccountPage(args.context, shop, args.params.courier ?? ""),
  );
}

export function action(args: ConsoleArgs) {
  return inShop(args, "courier-account", (shop) =>
    changeAccount(args.context, shop, args.params.courier ?? "", args.request),
  );
}

export default function CourierAccountRoute() {
  return (
    <CourierAccountView
      {...useLoaderData<typeof loader>()}
      state={formState(useActionData<typeof action>())}
    />
  );
}
