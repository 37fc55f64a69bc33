import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { clearRow } from "./cash-statement-row.action.server";
import { statementRowPage } from "./cash-statement-row.server";
import { CashStatementRowView } from "./cash-statement-row.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  return inShop(args, "cash-statement-row", (shop) => statementRowPage(args.context, shop, args.params));
}

export function action(args: ConsoleArgs) {
  return inShop(args, "cash-statement-row", (shop) =>
    clearRow(args.context, shop, args.params, args.request),
  );
}

export default function CashStatementRowRoute() {
  return (
    <CashStatementRowView
      page={useLoaderData<typeof loader>()}
      state={formState(useActionData<typeof action>())}
    />
  );
}
