import { useLoaderData } from "@remix-run/react";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { onPlatform } from "../../../server/http/guard.server";
import { RowsPageView } from "../../rows-page.view";
import { factorResetsPage } from "./admin-factor-resets.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export function loader(args: ConsoleArgs) {
  return onPlatform(args, "admin-factor-resets", () => factorResetsPage(args.context));
}

export default function AdminFactorResetsRoute() {
  return <RowsPageView page={useLoaderData<typeof loader>()} />;
}
