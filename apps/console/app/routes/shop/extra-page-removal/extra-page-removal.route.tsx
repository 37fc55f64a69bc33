import { useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { FormPageView } from "../../form-page.view";
import { extraPageRemovalPage, removeExtraPage } from "./extra-page-removal.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  const { page = "" } = args.params;
  return inShop(args, "extra-page-removal", (shop) => extraPageRemovalPage(args.context, shop, page));
}

export function action(args: ConsoleArgs) {
  const { page = "" } = args.params;
  return inShop(args, "extra-page-removal", (shop) => removeExtraPage(args.context, shop, page));
}

export default function ExtraPageRemovalRoute() {
  return <FormPageView page={useLoaderData<typeof loader>()} state={formState(undefined)} />;
}
