import { redirect } from "@remix-run/node";
import { sessionFields, sessionIntents } from "@haat/ui/commerce/session-list/session-list";
import { attempt } from "@haat/web-forms/call-failure.server";
import { readForm } from "@haat/web-forms/form-data.server";
import { leaveMessage, flashFailure } from "@haat/web-forms/flash-message.server";
import { deleteAccount, sendDeletionCode } from "./own-data.server";
import { ownDataCodeField, ownDataIntents } from "./own-data.view";
import type { RequestContext } from "../../../server/http/request-context.server";
import type { OwnPlace } from "../../../server/http/shop-of-page.server";

/** Ends one session, or every one and this one with them; or the account itself. */
export async function answerAccountForms(context: RequestContext, place: OwnPlace, request: Request) {
  const { paths } = place;
  const form = await readForm(request, [...Object.values(sessionFields), ownDataCodeField]);
  const { session, translate } = context;
  const intent = form.get(sessionFields.intent);
  if (intent === ownDataIntents.sendCode) return sendDeletionCode(context, place, form);
  if (intent === ownDataIntents.delete) return deleteAccount(context, place, form);
  if (intent === sessionIntents.endAll) {
    await context.client().session.logoutEverywhere({});
    session.set({ token: undefined, cartKey: undefined, redirectPath: undefined, signIn: undefined });
    leaveMessage(context, "success", translate("api.account.signedOutEverywhere"), {
      title: translate("accountPages.dialogs.congratulation"),
    });
    return redirect(paths.home);
  }
  const id = String(form.get(sessionFields.session) ?? "") || "none";
  const ended = await attempt(context.client().session.endSession({ id }));
  // One that has ended already is as it was wanted.
  if (ended.ok || ended.failure.code === "session_not_found")
    leaveMessage(context, "success", translate("api.account.sessionEnded"));
  else {
    leaveMessage(context, "error", ended.failure.detail);
    flashFailure(context, ended.failure);
  }
  return redirect(paths.account);
}
