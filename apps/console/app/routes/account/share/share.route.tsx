import { useLoaderData } from "@remix-run/react";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { asMember } from "../../../server/http/guard.server";
import { RowsPageView } from "../../rows-page.view";
import { sharePage } from "./share.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export function loader({ context }: ConsoleArgs) {
  return asMember(context, async () => sharePage(context, await context.me()));
}

export default function ShareRoute() {
  return <RowsPageView page={useLoaderData<typeof loader>()} />;
}
