import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { onPlatform } from "../../../server/http/guard.server";
import { saveCategory } from "./admin-category.action.server";
import { categoryPage } from "./admin-category.server";
import { AdminCategoryView } from "./admin-category.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  const { category = "" } = args.params;
  return onPlatform(args, "admin-category", () => categoryPage(args.context, category));
}

export function action(args: ConsoleArgs) {
  const { category = "" } = args.params;
  return onPlatform(args, "admin-category", () => saveCategory(args.context, category, args.request));
}

export default function AdminCategoryRoute() {
  return (
    <AdminCategoryView
      page={useLoaderData<typeof loader>()}
      state={formState(useActionData<typeof action>())}
    />
  );
}
