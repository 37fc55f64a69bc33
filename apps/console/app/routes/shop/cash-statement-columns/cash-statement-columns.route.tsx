import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { FormPageView } from "../../form-page.view";
import { chooseColumns } from "./cash-statement-columns.action.server";
import { statementColumnsPage } from "./cash-statement-columns.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  return inShop(args, "cash-statement-columns", (shop) =>
    statementColumnsPage(args.context, shop, args.params.statement),
  );
}

export function action(args: ConsoleArgs) {
  return inShop(args, "cash-statement-columns", (shop) =>
    chooseColumns(args.context, shop, args.params.statement, args.request),
  );
}

export default function CashStatementColumnsRoute() {
  return (
    <FormPageView page={useLoaderData<typeof loader>()} state={formState(useActionData<typeof action>())} />
  );
}
