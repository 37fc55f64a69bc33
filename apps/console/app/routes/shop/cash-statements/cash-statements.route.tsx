import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { bringStatement } from "./cash-statements.action.server";
import { statementsPage } from "./cash-statements.server";
import { CashStatementsView } from "./cash-statements.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  return inShop(args, "cash-statements", (shop) => statementsPage(args.context, shop, args.request));
}

export function action(args: ConsoleArgs) {
  return inShop(args, "cash-statements", (shop) => bringStatement(args.context, shop, args.request));
}

export default function CashStatementsRoute() {
  return (
    <CashStatementsView
      page={useLoaderData<typeof loader>()}
      state={formState(useActionData<typeof action>())}
    />
  );
}
