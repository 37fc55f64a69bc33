import { useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { FormPageView } from "../../form-page.view";
import { domainRemovalPage, removeDomain } from "./domain-removal.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export function loader(args: ConsoleArgs) {
  const { domain = "" } = args.params;
  return inShop(args, "domain-removal", (shop) => domainRemovalPage(args.context, shop, domain));
}

export function action(args: ConsoleArgs) {
  const { domain = "" } = args.params;
  return inShop(args, "domain-removal", (shop) => removeDomain(args.context, shop, domain));
}

export default function DomainRemovalRoute() {
  return <FormPageView page={useLoaderData<typeof loader>()} state={formState(undefined)} />;
}
