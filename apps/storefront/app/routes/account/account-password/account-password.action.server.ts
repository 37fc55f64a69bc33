import { json, redirect } from "@remix-run/node";
import { knownPasswordField, otpField, passwordField } from "@haat/contract/shared/fields";
import { otpFields, otpIntents } from "@haat/ui/commerce/otp-form/otp-form";
import { passwordFields } from "@haat/ui/commerce/password-form/password-form";
import { z } from "zod";
import { attempt } from "@haat/web-forms/call-failure.server";
import {
  parseForm,
  readForm,
  refusedForm,
  refuseForm,
  withoutValues,
} from "@haat/web-forms/form-data.server";
import { leaveMessage, flashFailure } from "@haat/web-forms/flash-message.server";
import type { RequestContext } from "../../../server/http/request-context.server";
import { loadProfile } from "../account.server";
import { refuseCode } from "@haat/web-forms/code-proof.server";
import { codeKeyField, requestCode } from "@haat/web-forms/code-request.server";
import { codeHref } from "./account-password.server";
import type { OwnPlace } from "../../../server/http/shop-of-page.server";

const newPassword = z.object({ password: passwordField });
const changedPassword = newPassword.extend({ old_password: knownPasswordField });
const code = z.object({ [otpFields.code]: otpField });

/** Sends a code, checks it, or saves the new password: by the button that was pressed. */
export async function changePassword(context: RequestContext, place: OwnPlace, request: Request) {
  const names = [...Object.values(otpFields), ...Object.values(passwordFields), codeKeyField];
  const form = await readForm(request, names);
  const intent = form.get(otpFields.intent);
  if (intent === otpIntents.resend) return sendCode(context, place, form);
  if (intent === otpIntents.verify) return checkCode(context, place, form);
  return savePassword(context, place, form);
}

/** The code goes to the account's own number, whatever the form says. */
async function sendCode(context: RequestContext, place: OwnPlace, form: FormData) {
  const { mobile } = await loadProfile(context);
  const { signIn } = context.session.data;
  const isSent = signIn?.phone === mobile && signIn.resendAt > Date.now();
  const sent = isSent ? undefined : await requestCode(context, mobile, form);
  if (sent && !sent.ok) return refusedForm(context, form, sent.failure);
  return redirect(codeHref(place.paths));
}

async function checkCode(context: RequestContext, place: OwnPlace, form: FormData) {
  const { signIn } = context.session.data;
  if (!signIn) return redirect(codeHref(place.paths));
  const parsed = parseForm(form, code, context.translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const { phone, requestId } = signIn;
  const otp = String(parsed.value[otpFields.code]);
  const proved = await attempt(context.client().account.otpValidate({ phone, otp, request_id: requestId }));
  if (!proved.ok) {
    flashFailure(context, proved.failure);
    return json(refuseCode(form, proved.failure), { status: proved.failure.status });
  }
  const { ticket } = proved.answer.data;
  context.session.set({ signIn: { phone, requestId, ticket, resendAt: 0, expiresAt: 0 } });
  return redirect(codeHref(place.paths));
}

async function savePassword(context: RequestContext, { paths }: OwnPlace, form: FormData) {
  const ticket = context.session.data.signIn?.ticket;
  const { has_password } = await loadProfile(context);
  const asksOld = has_password && !ticket;
  const parsed = parseForm(form, asksOld ? changedPassword : newPassword, context.translate);
  const secret = Object.values(passwordFields);
  if (!parsed.ok) return json(withoutValues(parsed.result, secret), { status: 422 });
  const { password, old_password } = { old_password: undefined, ...parsed.value };
  const saved = await attempt(
    context.client().account.password({
      language: context.language,
      password,
      ...(old_password !== undefined && { old_password }),
      ...(ticket && { ticket }),
    }),
  );
  if (!saved.ok) {
    // A ticket that is used up or too old is of no use any more: the code is asked for anew.
    if (saved.failure.code === "ticket_invalid") context.session.set({ signIn: undefined });
    flashFailure(context, saved.failure);
    return json(withoutValues(refuseForm(form, saved.failure), secret), { status: saved.failure.status });
  }
  context.session.set({ signIn: undefined });
  leaveMessage(context, "success", saved.answer.message ?? context.translate("api.account.passwordSaved"));
  return redirect(paths.account);
}
