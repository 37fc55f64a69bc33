import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { FormPageView } from "../../form-page.view";
import { handIn } from "./cash-hand-in.action.server";
import { handInPage } from "./cash-hand-in.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  return inShop(args, "cash-hand-in", (shop) => handInPage(args.context, shop, args.request));
}

export function action(args: ConsoleArgs) {
  return inShop(args, "cash-hand-in", (shop) => handIn(args.context, shop, args.request));
}

export default function CashHandInRoute() {
  return (
    <FormPageView page={useLoaderData<typeof loader>()} state={formState(useActionData<typeof action>())} />
  );
}
