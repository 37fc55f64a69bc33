import { randomUUID } from "node:crypto";
import { json, redirect } from "@remix-run/node";
import { otpField } from "@haat/contract/shared/fields";
import { attempt } from "@haat/web-forms/call-failure.server";
import { refuseCode } from "@haat/web-forms/code-proof.server";
import { flashFailure, leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, refusedForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import type { PageText, RequestContext } from "../../../server/http/request-context.server";
import type { OwnPlace } from "../../../server/http/shop-of-page.server";
import { loadProfile } from "../account.server";
import { ownDataPath } from "../own-data-path";
import { deletionId, ownDataCodeField } from "./own-data.view";

const codeQuery = "delete";
/** The page with the part that is about deleting in view: it stands far below the top. */
const atDeletion = (path: string) => `${path}#${deletionId}`;
const askingForCode = (account: string) => atDeletion(`${account}?${codeQuery}=code`);

/** What the account page says of the customer's data. @param phone as it is shown: where the code goes */
export function ownDataOf(
  { translate, paths: all }: PageText,
  { paths }: OwnPlace,
  { request, phone }: { request: Request; phone: string },
) {
  return {
    actions: { sendCode: atDeletion(paths.account), delete: askingForCode(paths.account) },
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
      codeSent: translate("ownData.codeSent", { phone }),
      delete: translate("ownData.delete"),
    },
  };
}

/** Sends a code to the customer's phone that proves who deletes the account. */
export async function sendDeletionCode(context: RequestContext, { paths }: OwnPlace, form: FormData) {
  const { language, translate } = context;
  const profile = await loadProfile(context);
  const sent = await attempt(
    context.client().account.sendPhoneCode({ language }, { context: { idempotencyKey: randomUUID() } }),
  );
  if (!sent.ok) return refusedForm(context, form, sent.failure);
  const { otp } = sent.answer.data;
  const told = [
    translate("ownData.codeSent", { phone: profile.mobile }),
    ...(context.demo && otp ? [translate("ownData.demoCode", { code: otp })] : []),
  ];
  leaveMessage(context, "success", told.join(" "));
  return redirect(askingForCode(paths.account));
}

const codeSchema = z.object({ [ownDataCodeField]: otpField });

/** Deletes the account, where the code is right, and goes home. */
export async function deleteAccount(context: RequestContext, { paths }: OwnPlace, form: FormData) {
  const { language, translate, session } = context;
  const parsed = parseForm(form, codeSchema, translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const otp = parsed.value[ownDataCodeField];
  const proved = await attempt(context.client().account.provePhone({ language, otp }));
  if (!proved.ok) {
    flashFailure(context, proved.failure);
    return json(refuseCode(form, proved.failure), { status: proved.failure.status });
  }
  const deleted = await attempt(context.client().ownData.deleteAccount({ language }));
  if (!deleted.ok) return refusedForm(context, form, deleted.failure);
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
