import { useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { FormPageView } from "../../form-page.view";
import { removeSection, sectionRemovalPage } from "./home-section-removal.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  const { section = "" } = args.params;
  return inShop(args, "home-section-removal", (shop) => sectionRemovalPage(args.context, shop, section));
}

export function action(args: ConsoleArgs) {
  const { section = "" } = args.params;
  return inShop(args, "home-section-removal", (shop) => removeSection(args.context, shop, section));
}

export default function HomeSectionRemovalRoute() {
  return <FormPageView page={useLoaderData<typeof loader>()} state={formState(undefined)} />;
}
