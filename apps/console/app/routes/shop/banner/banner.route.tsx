import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { saveBanner } from "./banner.action.server";
import { bannerPage } from "./banner.server";
import { BannerView } from "./banner.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  const { banner = "" } = args.params;
  return inShop(args, "banner", (shop) => bannerPage(args.context, shop, banner));
}

export function action(args: ConsoleArgs) {
  const { banner = "" } = args.params;
  return inShop(args, "banner", (shop) => saveBanner(args.context, shop, banner, args.request));
}

export default function BannerRoute() {
  const refused = useActionData<typeof action>();
  return (
    <BannerView page={useLoaderData<typeof loader>()} state={formState(refused)} found={refused?.found} />
  );
}
