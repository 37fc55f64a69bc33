import { useLoaderData } from "@remix-run/react";
import { strings } from "@haat/i18n/strings";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { pageHead } from "../../../server/present/head.server";
import { InstallView } from "./install.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export function loader({ context }: ConsoleArgs) {
  const { title, lead, android, iphone } = strings[context.language].consoleShell.install;
  return { head: pageHead(context, title), title, lead, ways: [android, iphone] };
}

export default function InstallRoute() {
  const { title, lead, ways } = useLoaderData<typeof loader>();
  return <InstallView title={title} lead={lead} ways={ways} />;
}
