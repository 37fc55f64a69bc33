import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { entryFor } from "../../../server/http/guard.server";
import { formPage } from "../../../server/present/form-page.server";
import { FormPageView } from "../../form-page.view";
import { formState } from "@haat/web-forms/submission";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader({ context }: ConsoleArgs) {
  const { paths, session, translate } = context;
  if (!session.data.token) throw redirect(paths.home);
  return formPage(context, {
    title: translate("consoleShell.signOut"),
    lead: translate("consoleShell.entry.signOutQuestion"),
    back: { href: paths.home, label: translate("consoleShell.entry.stay") },
    action: paths.to("logout"),
    fields: [],
    submit: translate("consoleShell.signOut"),
  });
}

/** Ends the token on the server first, then forgets it here; one that is over already is just forgotten. */
export async function action({ context }: ConsoleArgs) {
  try {
    await context.client().sellerAccount.logout({});
  } catch (error) {
    if (entryFor(error) !== "login") throw error;
  }
  context.session.set({ token: undefined, redirectPath: undefined, signIn: undefined });
  leaveMessage(context, "success", context.translate("consoleShell.entry.signedOut"));
  return redirect(context.paths.home);
}

export default function SignOutRoute() {
  return <FormPageView page={useLoaderData<typeof loader>()} state={formState(undefined)} />;
}
