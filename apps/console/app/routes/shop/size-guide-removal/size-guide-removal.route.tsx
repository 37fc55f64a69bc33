import { useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { FormPageView } from "../../form-page.view";
import { removeSizeGuide, sizeGuideRemovalPage } from "./size-guide-removal.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  const { guide = "" } = args.params;
  return inShop(args, "size-guide-removal", (shop) => sizeGuideRemovalPage(args.context, shop, guide));
}

export function action(args: ConsoleArgs) {
  const { guide = "" } = args.params;
  return inShop(args, "size-guide-removal", (shop) => removeSizeGuide(args.context, shop, guide));
}

export default function SizeGuideRemovalRoute() {
  return <FormPageView page={useLoaderData<typeof loader>()} state={formState(undefined)} />;
}
