import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { FormPageView } from "../../form-page.view";
import { openTyped, orderScanPage } from "./order-scan.server";
import { ScanCamera } from "./scan-camera.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export function loader(args: ConsoleArgs) {
  return inShop(args, "order-scan", (shop) => orderScanPage(args.context, shop, args.request));
}

export function action(args: ConsoleArgs) {
  return inShop(args, "order-scan", (shop) => openTyped(args.context, shop, args.request));
}

export default function OrderScanRoute() {
  const page = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  return (
    <FormPageView
      page={page}
      state={formState(sent ?? page.refused)}
      before={<ScanCamera {...page.camera} />}
    />
  );
}
