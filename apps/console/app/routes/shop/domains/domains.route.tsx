import { useLoaderData } from "@remix-run/react";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { changeAddress, domainsPage } from "./domains.server";
import { DomainsView } from "./domains.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export function loader(args: ConsoleArgs) {
  return inShop(args, "domains", (shop) => domainsPage(args.context, shop));
}

export function action(args: ConsoleArgs) {
  return inShop(args, "domains", (shop) => changeAddress(args.context, shop, args.request));
}

export default function DomainsRoute() {
  return <DomainsView page={useLoaderData<typeof loader>()} />;
}
