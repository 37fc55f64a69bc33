import { business } from "@haat/contract/shared/business-constants";
import { translator } from "@haat/i18n/translator";
import type { Language } from "@haat/contract/shared/languages";
import { setReplayHeader } from "../../http/idempotency";
import { api, type CallContext } from "../../http/call";
import { setVersionHeader } from "../../http/preconditions";
import { uploadPicture } from "./picture.usecases";
import { register, signIn, type Customer } from "./account.usecases";
import { callerOf, tokenHashOf } from "./caller";
import { validateCode } from "./code-check.usecases";
import { forgetCustomerOf, signedInApi } from "./identity";
import { sendCode } from "./one-time-code.usecases";
import { changePassword, signInByPassword } from "./password.usecases";
import { proveOwnPhone, sendOwnCode } from "./phone-proof.usecases";
import { changeProfile, describeProfile } from "./profile.usecases";
import { signOut } from "./session.usecases";

async function answerWithCode(
  context: CallContext & { language: Language },
  { phone, request_id: requestId }: { phone: string; request_id?: string },
) {
  const { services, language, idempotencyKey: key } = context;
  const request = { phone, key, language, ...(requestId !== undefined && { requestId }) };
  const sent = await sendCode(services, request, callerOf(context));
  setReplayHeader(context, sent.isReplay);
  return {
    success: true as const,
    data: {
      otp: sent.otp,
      expires_in: sent.expiresInSeconds,
      resend_in: sent.resendInSeconds,
      request_id: sent.requestId,
    },
    message: translator(language)("api.account.codeSent", { phone }),
  };
}

const holderOf = (context: CallContext & { customer: Customer }) => ({
  customer: context.customer,
  caller: callerOf(context),
  tokenHash: tokenHashOf(context) ?? "",
});

export const accountRoutes = {
  sendOtp: api.account.sendOtp.handler(({ input, context }) => answerWithCode(context, input)),
  otpResend: api.account.otpResend.handler(({ input, context }) => answerWithCode(context, input)),
  otpValidate: api.account.otpValidate.handler(async ({ input, context }) => ({
    success: true,
    data: {
      ticket: await validateCode(context.services, input, callerOf(context)),
      expires_in: business.ticketLifetimeSeconds,
    },
  })),
  signin: api.account.signin.handler(({ input, context }) =>
    signIn(context.services, input, callerOf(context)),
  ),
  signinPassword: api.account.signinPassword.handler(({ input, context }) =>
    signInByPassword(context.services, input, callerOf(context)),
  ),
  customerRegistration: api.account.customerRegistration.handler(({ input, context }) =>
    register(context.services, input, callerOf(context)),
  ),
  sendPhoneCode: signedInApi.account.sendPhoneCode.handler(async ({ input, context }) => {
    const { services, idempotencyKey: key } = context;
    const { language } = input;
    const sent = await sendOwnCode(services, holderOf(context), { key, language });
    setReplayHeader(context, sent.isReplay);
    return {
      success: true,
      data: { otp: sent.otp, expires_in: sent.expiresInSeconds, resend_in: sent.resendInSeconds },
    };
  }),
  provePhone: signedInApi.account.provePhone.handler(async ({ input, context }) => {
    await proveOwnPhone(context.services, holderOf(context), input.otp);
    forgetCustomerOf(context);
    return { success: true, data: { status: 1 } };
  }),
  logout: signedInApi.account.logout.handler(async ({ context }) => {
    await signOut(context.services, context.customer.id, callerOf(context));
    forgetCustomerOf(context);
    const message = translator(context.language)("api.account.signedOut");
    return { success: true, data: { status: 1 }, message };
  }),
  customerProfile: signedInApi.account.customerProfile.handler(({ context }) => {
    const profile = describeProfile(context.customer);
    setVersionHeader(context, profile.version);
    return { success: true, data: [profile] };
  }),
  updateCustomerProfile: signedInApi.account.updateCustomerProfile.handler(async ({ input, context }) => {
    const { ifMatch, headers, services, customer } = context;
    const { requestId } = headers;
    const profile = await changeProfile(services, customer.id, input, { ifMatch, requestId });
    forgetCustomerOf(context);
    setVersionHeader(context, profile.version);
    const message = translator(input.language)("api.account.profileSaved");
    return { success: true, data: [profile], message };
  }),
  password: signedInApi.account.password.handler(async ({ input, context }) => {
    await changePassword(context.services, context.customer, input, callerOf(context));
    forgetCustomerOf(context);
    const message = translator(input.language)("api.account.passwordSaved");
    return { success: true, data: { status: 1 }, message };
  }),
  pictureUpload: signedInApi.account.pictureUpload.handler(async ({ input, context }) => {
    const { requestId } = context.headers;
    const picture = await uploadPicture(context.services, context.customer.id, input.picture, requestId);
    const message = translator(input.language)("api.account.pictureUploaded");
    return { success: true, data: { picture }, message };
  }),
};
