import { useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { FormPageView } from "../../form-page.view";
import { removeRibbon, ribbonRemovalPage } from "./ribbon-removal.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  const { ribbon = "" } = args.params;
  return inShop(args, "ribbon-removal", (shop) => ribbonRemovalPage(args.context, shop, ribbon));
}

export function action(args: ConsoleArgs) {
  const { ribbon = "" } = args.params;
  return inShop(args, "ribbon-removal", (shop) => removeRibbon(args.context, shop, ribbon));
}

export default function RibbonRemovalRoute() {
  return <FormPageView page={useLoaderData<typeof loader>()} state={formState(undefined)} />;
}
