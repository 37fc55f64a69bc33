import { useLoaderData } from "@remix-run/react";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { ListPageView } from "../../list-page.view";
import { extraPagesPage } from "./extra-pages.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export function loader(args: ConsoleArgs) {
  return inShop(args, "extra-pages", (shop) => extraPagesPage(args.context, shop, args.request));
}

export default function ExtraPagesRoute() {
  return <ListPageView page={useLoaderData<typeof loader>()} />;
}
