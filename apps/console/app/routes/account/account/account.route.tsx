import { useLoaderData } from "@remix-run/react";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { asMember } from "../../../server/http/guard.server";
import { endSessions } from "./account.action.server";
import { accountPage } from "./account.server";
import { AccountView } from "./account.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader({ context }: ConsoleArgs) {
  return asMember(context, () => accountPage(context));
}

export function action({ context, request }: ConsoleArgs) {
  return asMember(context, () => endSessions(context, request));
}

export default function AccountRoute() {
  return <AccountView {...useLoaderData<typeof loader>()} />;
}
