import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { onPlatform } from "../../../server/http/guard.server";
import { FormPageView } from "../../form-page.view";
import { shopViewPage, viewShop } from "./admin-shop-view.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  const { sellerKey = "" } = args.params;
  return onPlatform(args, "admin-shop-view", () => shopViewPage(args.context, sellerKey));
}

export function action(args: ConsoleArgs) {
  const { sellerKey = "" } = args.params;
  return onPlatform(args, "admin-shop-view", () => viewShop(args.context, sellerKey, args.request));
}

export default function AdminShopViewRoute() {
  return (
    <FormPageView page={useLoaderData<typeof loader>()} state={formState(useActionData<typeof action>())} />
  );
}
