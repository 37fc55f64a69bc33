import { useLoaderData } from "@remix-run/react";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { ListPageView } from "../../list-page.view";
import { sizeGuidesPage } from "./size-guides.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export function loader(args: ConsoleArgs) {
  return inShop(args, "size-guides", (shop) => sizeGuidesPage(args.context, shop, args.request));
}

export default function SizeGuidesRoute() {
  return <ListPageView page={useLoaderData<typeof loader>()} />;
}
