import { json, redirect } from "@remix-run/node";
import { otpField } from "@haat/contract/shared/fields";
import { otpFields, otpIntents } from "@haat/ui/commerce/otp-form/otp-form";
import { attempt } from "@haat/web-forms/call-failure.server";
import { refuseCode } from "@haat/web-forms/code-proof.server";
import { codeFormKey, codeKeyField } from "@haat/web-forms/code-request.server";
import { codeStep } from "@haat/web-forms/code-step.server";
import { flashFailure, leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, refusedForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { formPage } from "../../../server/present/form-page.server";
import { componentLabels } from "../../../server/present/labels.server";
import { goOn } from "./go-on.server";

export const phoneProofFields = [...Object.values(otpFields), codeKeyField];

const schema = z.object({ [otpFields.code]: otpField });

/** Asks for a code from the account's phone: sends it first, when that is asked for. */
export async function phoneProofPage(context: ConsoleContext) {
  const { paths, session, translate } = context;
  const { mobile: phone } = (await context.me()).account;
  const action = paths.to("login/proof");
  const { proofCode } = session.data;
  return {
    ...formPage(context, {
      title: translate("secondFactor.prove.title"),
      lead: translate("secondFactor.prove.phoneLead"),
      action,
      hidden: { ...codeFormKey(), [otpFields.intent]: otpIntents.resend },
      fields: [],
      submit: translate("secondFactor.prove.phoneSend", { phone }),
    }),
    code: proofCode && {
      otp: codeStep(context, { phone, ...proofCode }, { action }),
      labels: componentLabels(context).otpForm,
    },
    signOut: { href: paths.to("logout"), label: translate("consoleShell.signOut") },
  };
}

/** Sends a code, or proves the session with the typed one. */
export async function provePhone(context: ConsoleContext, form: FormData) {
  if (form.get(otpFields.intent) === otpIntents.resend) return sendCode(context, form);
  const parsed = parseForm(form, schema, context.translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const { language } = context;
  const code = String(parsed.value[otpFields.code]);
  const proved = await attempt(context.client().secondFactor.provePhone({ language, code }));
  if (proved.ok) return goOn(context);
  flashFailure(context, proved.failure);
  return json(refuseCode(form, proved.failure), { status: proved.failure.status });
}

async function sendCode(context: ConsoleContext, form: FormData) {
  const { language, paths, session, translate } = context;
  const key = form.get(codeKeyField);
  const options = { context: typeof key === "string" && key ? { idempotencyKey: key } : {} };
  const sent = await attempt(context.client().secondFactor.sendPhoneCode({ language }, options));
  if (!sent.ok) return refusedForm(context, form, sent.failure);
  const { otp, expires_in, resend_in } = sent.answer.data;
  if (session.data.proofCode) leaveMessage(context, "success", translate("pages.signIn.resent"));
  session.set({
    proofCode: {
      expiresAt: Date.now() + expires_in * 1000,
      resendAt: Date.now() + resend_in * 1000,
      resendIn: resend_in,
      ...(context.demo && otp && { demoCode: otp }),
    },
  });
  return redirect(paths.to("login/proof"));
}
