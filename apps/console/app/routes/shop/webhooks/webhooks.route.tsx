import { useLoaderData } from "@remix-run/react";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { RowsPageView } from "../../rows-page.view";
import { ProgramDocs } from "../program-docs.view";
import { webhooksPage } from "./webhooks.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export function loader(args: ConsoleArgs) {
  return inShop(args, "webhooks", (shop) => webhooksPage(args.context, shop));
}

export default function WebhooksRoute() {
  const { docs, ...page } = useLoaderData<typeof loader>();
  return (
    <RowsPageView page={page}>
      <ProgramDocs {...docs} />
    </RowsPageView>
  );
}
