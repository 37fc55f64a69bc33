import { useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { asMember } from "../../../server/http/guard.server";
import { answerInvitation, invitationPage } from "./invitation.server";
import { InvitationView } from "./invitation.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader({ context, request }: ConsoleArgs) {
  return asMember(context, () => invitationPage(context, request));
}

export function action({ context, request }: ConsoleArgs) {
  return asMember(context, () => answerInvitation(context, request));
}

export default function InvitationRoute() {
  return <InvitationView page={useLoaderData<typeof loader>()} state={formState(undefined)} />;
}
