import { business } from "@haat/contract/business-constants";
import { translator } from "@haat/i18n/translator";
import type { Language } from "@haat/contract/languages";
import { api, type CallContext } from "../../platform/call";
import { bearerToken } from "../../platform/call-headers";
import { describeCustomer, register, signIn, signOut } from "./account.usecases";
import { forgetCustomerOf, guestKeyHashOf, signedInApi } from "./identity";
import { sendCode, validateCode } from "./one-time-code.usecases";

async function answerWithCode(context: CallContext & { language: Language }, phone: string) {
  const otp = await sendCode(context.services, phone, context.clientAddress, context.language);
  return {
    success: true as const,
    data: { otp, expires_in: business.otpLifetimeSeconds, resend_in: business.otpResendSeconds },
    message: translator(context.language)("api.account.codeSent", { phone }),
  };
}

export const accountRoutes = {
  sendOtp: api.account.sendOtp.handler(({ input, context }) => answerWithCode(context, input.phone)),
  otpResend: api.account.otpResend.handler(({ input, context }) => answerWithCode(context, input.phone)),
  otpValidate: api.account.otpValidate.handler(async ({ input, context }) => ({
    success: true,
    data: {
      ticket: await validateCode(context.services, input.phone, input.otp),
      expires_in: business.ticketLifetimeSeconds,
    },
  })),
  signin: api.account.signin.handler(({ input, context }) =>
    signIn(context.services, { ...input, guestKeyHash: guestKeyHashOf(context) }),
  ),
  customerRegistration: api.account.customerRegistration.handler(({ input, context }) =>
    register(context.services, { ...input, guestKeyHash: guestKeyHashOf(context) }),
  ),
  logout: signedInApi.account.logout.handler(async ({ context }) => {
    await signOut(context.services, bearerToken(context.headers) ?? "");
    forgetCustomerOf(context);
    const message = translator(context.language)("api.account.signedOut");
    return { success: true, data: { status: 1 }, message };
  }),
  customerProfile: signedInApi.account.customerProfile.handler(({ context }) => ({
    success: true,
    data: [describeCustomer(context.customer)],
  })),
};
