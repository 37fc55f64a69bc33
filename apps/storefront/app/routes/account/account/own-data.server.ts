import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import { attempt, type CallFailure } from "@haat/web-forms/call-failure.server";
import { flashFailure, leaveMessage } from "@haat/web-forms/flash-message.server";
import type { PageText, RequestContext } from "../../../server/http/request-context.server";
import type { OwnPlace } from "../../../server/http/shop-of-page.server";
import { loadProfile } from "../account.server";
import { ownDataPath } from "../own-data-path";

const codeQuery = "delete";
const askingForCode = (account: string) => `${account}?${codeQuery}=code`;

/** What the account page says of the customer's data. */
export function ownDataOf({ translate, paths: all }: PageText, { paths }: OwnPlace, request: Request) {
  return {
    action: paths.account,
    copy: { action: ownDataPath, path: paths.account },
    privacyHref: all.platform("privacy-policy"),
    asksForCode: new URL(request.url).searchParams.get(codeQuery) === "code",
    labels: {
      title: translate("ownData.title"),
      copyText: translate("ownData.copyText"),
      copy: translate("ownData.copy"),
      privacy: translate("ownData.privacy"),
      deleteTitle: translate("ownData.deleteTitle"),
      deleteText: translate("ownData.deleteText"),
      sendCode: translate("ownData.sendCode"),
      code: translate("ownData.code"),
      delete: translate("ownData.delete"),
    },
  };
}

/** Sends a code to the customer's phone that proves who deletes the account. */
export async function sendDeletionCode(context: RequestContext, { paths }: OwnPlace) {
  const { language, translate } = context;
  const profile = await loadProfile(context);
  const sent = await attempt(
    context.client().account.sendPhoneCode({ language }, { context: { idempotencyKey: randomUUID() } }),
  );
  if (!sent.ok) return backWith(context, paths.account, sent.failure);
  const { otp } = sent.answer.data;
  const told = [
    translate("ownData.codeSent", { phone: profile.mobile }),
    ...(context.demo && otp ? [translate("ownData.demoCode", { code: otp })] : []),
  ];
  leaveMessage(context, "success", told.join(" "));
  return redirect(askingForCode(paths.account));
}

/** Deletes the account, where the code is right, and goes home. */
export async function deleteAccount(context: RequestContext, { paths }: OwnPlace, otp: string) {
  const { language, translate, session } = context;
  const asking = askingForCode(paths.account);
  const proved = await attempt(context.client().account.provePhone({ language, otp }));
  if (!proved.ok) return backWith(context, asking, proved.failure);
  const deleted = await attempt(context.client().ownData.deleteAccount({ language }));
  if (!deleted.ok) return backWith(context, asking, deleted.failure);
  session.set({
    token: undefined,
    cartKey: undefined,
    redirectPath: undefined,
    signIn: undefined,
    deviceMarks: undefined,
  });
  leaveMessage(context, "success", translate("ownData.deleted"));
  return redirect(paths.home);
}

function backWith(context: RequestContext, path: string, failure: CallFailure) {
  leaveMessage(context, "error", failure.errors[0]?.message ?? failure.detail);
  flashFailure(context, failure);
  return redirect(path);
}
