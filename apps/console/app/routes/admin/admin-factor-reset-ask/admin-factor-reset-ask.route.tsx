import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { onPlatform } from "../../../server/http/guard.server";
import { FormPageView } from "../../form-page.view";
import { askForReset, factorResetAskPage } from "./admin-factor-reset-ask.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  const { context, params } = args;
  return onPlatform(args, "admin-factor-reset-ask", () => factorResetAskPage(context, params.customer ?? ""));
}

export function action(args: ConsoleArgs) {
  const { context, params, request } = args;
  return onPlatform(args, "admin-factor-reset-ask", () =>
    askForReset(context, params.customer ?? "", request),
  );
}

export default function AdminFactorResetAskRoute() {
  return (
    <FormPageView page={useLoaderData<typeof loader>()} state={formState(useActionData<typeof action>())} />
  );
}
