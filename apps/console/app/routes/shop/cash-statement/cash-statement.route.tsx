import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { moveStatement } from "./cash-statement.action.server";
import { statementPage } from "./cash-statement.server";
import { CashStatementView } from "./cash-statement.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  return inShop(args, "cash-statement", (shop) =>
    statementPage(args.context, shop, args.params.statement, args.request),
  );
}

export function action(args: ConsoleArgs) {
  return inShop(args, "cash-statement", (shop) =>
    moveStatement(args.context, shop, args.params.statement, args.request),
  );
}

export default function CashStatementRoute() {
  return (
    <CashStatementView
      page={useLoaderData<typeof loader>()}
      state={formState(useActionData<typeof action>())}
    />
  );
}
