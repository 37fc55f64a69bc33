import { useLoaderData } from "@remix-run/react";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { bulkEditPage, moveBulkEdit } from "./bulk-edit.server";
import { BulkEditView } from "./bulk-edit.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  const { edit = "" } = args.params;
  return inShop(args, "bulk-edit", (shop) => bulkEditPage(args.context, shop, edit, args.request));
}

export function action(args: ConsoleArgs) {
  const { edit = "" } = args.params;
  return inShop(args, "bulk-edit", (shop) => moveBulkEdit(args.context, shop, edit, args.request));
}

export default function BulkEditRoute() {
  return <BulkEditView page={useLoaderData<typeof loader>()} />;
}
