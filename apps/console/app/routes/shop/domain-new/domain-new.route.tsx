import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { FormPageView } from "../../form-page.view";
import { addDomain, domainNewPage } from "./domain-new.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  return inShop(args, "domain-new", (shop) => domainNewPage(args.context, shop));
}

export function action(args: ConsoleArgs) {
  return inShop(args, "domain-new", (shop) => addDomain(args.context, shop, args.request));
}

export default function DomainNewRoute() {
  return (
    <FormPageView page={useLoaderData<typeof loader>()} state={formState(useActionData<typeof action>())} />
  );
}
