import { redirect } from "@remix-run/node";
import { sessionFields, sessionIntents } from "@haat/ui/commerce/session-list/session-list";
import { attempt } from "@haat/web-forms/call-failure.server";
import { flashFailure, leaveMessage } from "@haat/web-forms/flash-message.server";
import { readForm } from "@haat/web-forms/form-data.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";

/** Ends one session, or every one and this one with them. */
export async function endSessions(context: ConsoleContext, request: Request) {
  const form = await readForm(request, Object.values(sessionFields));
  const { paths, session, translate } = context;
  if (form.get(sessionFields.intent) === sessionIntents.endAll) {
    await context.client().sellerAccount.logoutEverywhere({});
    session.set({ token: undefined, redirectPath: undefined, signIn: undefined });
    leaveMessage(context, "success", translate("api.account.signedOutEverywhere"));
    return redirect(paths.home);
  }
  const id = String(form.get(sessionFields.session) ?? "") || "none";
  const ended = await attempt(context.client().sellerAccount.endSession({ id }));
  // One that has ended already is as it was wanted.
  if (ended.ok || ended.failure.code === "session_not_found")
    leaveMessage(context, "success", translate("api.account.sessionEnded"));
  else {
    leaveMessage(context, "error", ended.failure.detail);
    flashFailure(context, ended.failure);
  }
  return redirect(paths.to("account"));
}
