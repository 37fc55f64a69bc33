import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { saveCategory } from "./category.action.server";
import { categoryPage } from "./category.server";
import { CategoryView } from "./category.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  const { category = "" } = args.params;
  return inShop(args, "category", (shop) => categoryPage(args.context, shop, category));
}

export function action(args: ConsoleArgs) {
  const { category = "" } = args.params;
  return inShop(args, "category", (shop) => saveCategory(args.context, shop, category, args.request));
}

export default function CategoryRoute() {
  return (
    <CategoryView page={useLoaderData<typeof loader>()} state={formState(useActionData<typeof action>())} />
  );
}
