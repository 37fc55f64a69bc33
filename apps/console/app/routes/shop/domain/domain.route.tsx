import { useLoaderData } from "@remix-run/react";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { changeDomain } from "./domain.action.server";
import { domainPage } from "./domain.server";
import { DomainView } from "./domain.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export function loader(args: ConsoleArgs) {
  const { domain = "" } = args.params;
  return inShop(args, "domain", (shop) => domainPage(args.context, shop, domain));
}

export function action(args: ConsoleArgs) {
  const { domain = "" } = args.params;
  const { context, request } = args;
  return inShop(args, "domain", (shop) => changeDomain(context, shop, { domain, request }));
}

export default function DomainRoute() {
  return <DomainView page={useLoaderData<typeof loader>()} />;
}
