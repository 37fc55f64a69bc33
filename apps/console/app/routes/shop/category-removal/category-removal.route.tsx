import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { FormPageView } from "../../form-page.view";
import { categoryRemovalPage, removeCategory } from "./category-removal.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  const { category = "" } = args.params;
  return inShop(args, "category-removal", (shop) => categoryRemovalPage(args.context, shop, category));
}

export function action(args: ConsoleArgs) {
  const { category = "" } = args.params;
  return inShop(args, "category-removal", (shop) =>
    removeCategory(args.context, shop, category, args.request),
  );
}

export default function CategoryRemovalRoute() {
  return (
    <FormPageView page={useLoaderData<typeof loader>()} state={formState(useActionData<typeof action>())} />
  );
}
