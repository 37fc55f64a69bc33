import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { saveRibbon } from "./ribbon.action.server";
import { ribbonPage } from "./ribbon.server";
import { RibbonView } from "./ribbon.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  const { ribbon = "" } = args.params;
  return inShop(args, "ribbon", (shop) => ribbonPage(args.context, shop, ribbon));
}

export function action(args: ConsoleArgs) {
  const { ribbon = "" } = args.params;
  return inShop(args, "ribbon", (shop) => saveRibbon(args.context, shop, ribbon, args.request));
}

export default function RibbonRoute() {
  return (
    <RibbonView page={useLoaderData<typeof loader>()} state={formState(useActionData<typeof action>())} />
  );
}
