import { useLoaderData } from "@remix-run/react";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { ProgramDocs } from "../program-docs.view";
import { RowsPageView } from "../../rows-page.view";
import { apiKeysPage } from "./api-keys.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export function loader(args: ConsoleArgs) {
  return inShop(args, "api-keys", (shop) => apiKeysPage(args.context, shop));
}

export default function ApiKeysRoute() {
  const { docs, ...page } = useLoaderData<typeof loader>();
  return (
    <RowsPageView page={page}>
      <ProgramDocs {...docs} />
    </RowsPageView>
  );
}
