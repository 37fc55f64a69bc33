import { redirect } from "@remix-run/node";
import { signInStatus } from "@haat/contract/shared/business-constants";
import type { ConsoleSignInAnswer } from "@haat/contract/seller/seller-account.contract";
import { attempt } from "@haat/web-forms/call-failure.server";
import { proveCode } from "@haat/web-forms/code-proof.server";
import { flashFailure, leaveMessage } from "@haat/web-forms/flash-message.server";
import type { ConsoleContext } from "../../server/http/console-context.server";
import { returnPath } from "../../server/http/return-path.server";

/** Sends another code, or trades the typed one for a session. */
export async function continueSignIn(context: ConsoleContext, request: Request) {
  const { language, paths, session } = context;
  const { signIn } = session.data;
  if (!signIn) return redirect(paths.to("login"));
  const proved = await proveCode(context, signIn, request, paths.to("login/code"));
  if (!("ticket" in proved)) return proved.answer;
  const { phone, requestId } = signIn;
  const { ticket } = proved;
  const tried = await attempt(context.client().sellerAccount.signin({ language, phone, ticket }));
  if (!tried.ok) {
    flashFailure(context, tried.failure);
    return refuseEntry(context, tried.failure.detail);
  }
  const { answer } = tried;
  if (answer.status === signInStatus.notRegistered) {
    session.set({ signIn: { phone, requestId, ticket, resendAt: 0, expiresAt: 0 } });
    return redirect(paths.to("login/name"));
  }
  return answer.status === signInStatus.success && answer.access_token
    ? enter(context, answer)
    : refuseEntry(context, answer.message);
}

/** Neither signed in nor to be signed up: says why and begins anew. */
export function refuseEntry(context: ConsoleContext, message: string) {
  context.session.set({ signIn: undefined });
  leaveMessage(context, "error", message, {
    title: context.translate("accountPages.dialogs.signInRefused"),
  });
  return redirect(context.paths.to("login"));
}

/** For so many numbers a browser keeps what the API gave it at its sign-ins. */
const mostDeviceMarks = 3;

/** Starts the session, and goes back to where the sign-in was asked for. */
export function enter(
  context: ConsoleContext,
  {
    access_token,
    device_mark: mark,
    user,
  }: Pick<ConsoleSignInAnswer, "access_token" | "device_mark" | "user">,
) {
  const { session, translate } = context;
  const target = returnPath(context);
  const marks = (session.data.deviceMarks ?? []).filter((each) => each !== mark);
  session.set({
    token: access_token ?? undefined,
    deviceMarks: [...(mark ? [mark] : []), ...marks].slice(0, mostDeviceMarks),
    signIn: undefined,
    proofCode: undefined,
    redirectPath: undefined,
  });
  const name = user[0]?.first_name ?? "";
  leaveMessage(context, "success", translate("consoleShell.entry.welcome", { name }));
  return redirect(target);
}
