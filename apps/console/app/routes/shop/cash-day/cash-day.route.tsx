import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { CashDayView } from "./cash-day.view";
import { saveClosing } from "./cash-day.action.server";
import { cashDayPage } from "./cash-day.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  return inShop(args, "cash-day", (shop) => cashDayPage(args.context, shop, args.request));
}

export function action(args: ConsoleArgs) {
  return inShop(args, "cash-day", (shop) => saveClosing(args.context, shop, args.request));
}

export default function CashDayRoute() {
  return (
    <CashDayView page={useLoaderData<typeof loader>()} state={formState(useActionData<typeof action>())} />
  );
}
