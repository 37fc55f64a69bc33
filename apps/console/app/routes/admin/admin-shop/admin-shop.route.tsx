import { useLoaderData } from "@remix-run/react";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { onPlatform } from "../../../server/http/guard.server";
import { adminShopPage } from "./admin-shop.server";
import { AdminShopView } from "./admin-shop.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export function loader(args: ConsoleArgs) {
  return onPlatform(args, "admin-shop", () => adminShopPage(args.context, args.params.sellerKey ?? ""));
}

export default function AdminShopRoute() {
  return <AdminShopView page={useLoaderData<typeof loader>()} />;
}
