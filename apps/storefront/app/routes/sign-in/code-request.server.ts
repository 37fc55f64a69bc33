import { randomUUID } from "node:crypto";
import { attempt, type Attempt } from "@haat/web-forms/call-failure.server";
import type { RequestContext } from "../../server/http/request-context.server";

/** Carries the key by which a form that is sent twice asks for one code. */
export const codeKeyField = "key";

/** What a form that asks for a code carries; new for each page. */
export function codeFormKey(): Record<string, string> {
  return { [codeKeyField]: randomUUID() };
}

/**
 * Asks the API to send a code to a phone and remembers the sign-in under way. A phone that this browser has asked a code for
 * gets another one of the same request, so that the one before it stays good.
 * @param form with the key of a form that may be sent twice
 */
export async function requestCode(
  context: RequestContext,
  phone: string,
  form: FormData,
): Promise<Attempt<unknown>> {
  const { account } = context.client();
  const { signIn } = context.session.data;
  const key = form.get(codeKeyField);
  const options = { context: typeof key === "string" && key ? { idempotencyKey: key } : {} };
  const sent = await attempt(
    signIn?.phone === phone
      ? account.otpResend({ phone, request_id: signIn.requestId }, options)
      : account.sendOtp({ phone }, options),
  );
  if (!sent.ok) return sent;
  const { otp, expires_in, resend_in, request_id } = sent.answer.data;
  context.session.set({
    signIn: {
      phone,
      requestId: request_id,
      expiresAt: Date.now() + expires_in * 1000,
      resendAt: Date.now() + resend_in * 1000,
      resendIn: resend_in,
      ...(context.demo && otp && { demoCode: otp }),
    },
  });
  return sent;
}

/** Whether a code that this browser asked for can still be typed in. */
export function hasLiveCode({ session }: Pick<RequestContext, "session">, phone: string): boolean {
  const { signIn } = session.data;
  return signIn?.phone === phone && signIn.expiresAt > Date.now();
}
