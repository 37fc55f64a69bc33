import { useLoaderData } from "@remix-run/react";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { asMember } from "../../../server/http/guard.server";
import { RowsPageView } from "../../rows-page.view";
import { shopsPage } from "./shops.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export function loader({ context }: ConsoleArgs) {
  return asMember(context, async () => shopsPage(context, await context.me()));
}

export default function ShopsRoute() {
  return <RowsPageView page={useLoaderData<typeof loader>()} />;
}
