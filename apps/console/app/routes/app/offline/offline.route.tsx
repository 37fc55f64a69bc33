import { useLoaderData } from "@remix-run/react";
import { strings } from "@haat/i18n/strings";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { pageHead } from "../../../server/present/head.server";
import { OfflineView } from "./offline.view";

export { DocumentError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

/** Kept on the phone from the first visit on and shown without a connection: nothing may be missing then. */
export const handle = { scripts: false };

export function loader({ context }: ConsoleArgs) {
  const labels = strings[context.language].consoleShell.offline;
  return {
    head: pageHead(context, labels.title),
    labels,
    help: { label: context.translate("pages.help.label"), phone: context.platform.helpPhone },
  };
}

export default function OfflineRoute() {
  const { labels, help } = useLoaderData<typeof loader>();
  return <OfflineView labels={labels} help={help} />;
}
