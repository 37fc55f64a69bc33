import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { saveSection } from "./home-section.action.server";
import { homeSectionPage } from "./home-section.server";
import { HomeSectionView } from "./home-section.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  const { section = "" } = args.params;
  return inShop(args, "home-section", (shop) => homeSectionPage(args.context, shop, section));
}

export function action(args: ConsoleArgs) {
  const { section = "" } = args.params;
  return inShop(args, "home-section", (shop) => saveSection(args.context, shop, section, args.request));
}

export default function HomeSectionRoute() {
  const refused = useActionData<typeof action>();
  return (
    <HomeSectionView
      page={useLoaderData<typeof loader>()}
      state={formState(refused)}
      found={refused?.found}
    />
  );
}
