import { useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { FormPageView } from "../../form-page.view";
import { bannerRemovalPage, removeBanner } from "./banner-removal.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  const { banner = "" } = args.params;
  return inShop(args, "banner-removal", (shop) => bannerRemovalPage(args.context, shop, banner));
}

export function action(args: ConsoleArgs) {
  const { banner = "" } = args.params;
  return inShop(args, "banner-removal", (shop) => removeBanner(args.context, shop, banner));
}

export default function BannerRemovalRoute() {
  return <FormPageView page={useLoaderData<typeof loader>()} state={formState(undefined)} />;
}
