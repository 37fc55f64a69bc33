import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { onPlatform } from "../../../server/http/guard.server";
import { handle } from "./admin-message.action.server";
import { messagePage } from "./admin-message.server";
import { AdminMessageView } from "./admin-message.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  return onPlatform(args, "admin-message", () => messagePage(args.context, args.params.message));
}

export function action(args: ConsoleArgs) {
  const { context, params, request } = args;
  return onPlatform(args, "admin-message", () => handle(context, params.message, request));
}

export default function AdminMessageRoute() {
  return (
    <AdminMessageView
      page={useLoaderData<typeof loader>()}
      state={formState(useActionData<typeof action>())}
    />
  );
}
