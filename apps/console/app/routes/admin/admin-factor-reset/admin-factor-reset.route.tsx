import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { onPlatform } from "../../../server/http/guard.server";
import { decideReset } from "./admin-factor-reset.action.server";
import { factorResetPage } from "./admin-factor-reset.server";
import { AdminFactorResetView } from "./admin-factor-reset.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  return onPlatform(args, "admin-factor-reset", () => factorResetPage(args.context, args.params.reset ?? ""));
}

export function action(args: ConsoleArgs) {
  const { context, params, request } = args;
  return onPlatform(args, "admin-factor-reset", () => decideReset(context, params.reset ?? "", request));
}

export default function AdminFactorResetRoute() {
  return (
    <AdminFactorResetView
      page={useLoaderData<typeof loader>()}
      state={formState(useActionData<typeof action>())}
    />
  );
}
