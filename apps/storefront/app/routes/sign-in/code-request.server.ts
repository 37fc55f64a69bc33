import { attempt, type Attempt } from "../../server/call-failure.server";
import type { RequestContext } from "../../server/request-context.server";

/** Asks the API to send a code to a phone and remembers the sign-in under way. `again` for a code after the first. */
export async function requestCode(
  context: RequestContext,
  phone: string,
  again = false,
): Promise<Attempt<unknown>> {
  const { account } = context.client();
  const sent = await attempt(again ? account.otpResend({ phone }) : account.sendOtp({ phone }));
  if (!sent.ok) return sent;
  const { otp, expires_in, resend_in } = sent.answer.data;
  context.session.set({
    signIn: {
      phone,
      expiresAt: Date.now() + expires_in * 1000,
      resendAt: Date.now() + resend_in * 1000,
      ...(context.demo && otp && { demoCode: otp }),
    },
  });
  return sent;
}
