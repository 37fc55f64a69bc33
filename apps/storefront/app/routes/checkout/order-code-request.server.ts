import { attempt, type Attempt } from "@haat/web-forms/call-failure.server";
import type { RequestContext } from "../../server/http/request-context.server";

/**
 * Has a code sent to the customer's phone, and remembers until when it is good.
 * @param idempotencyKey the same sends no second code
 */
export async function requestOrderCode(
  context: RequestContext,
  idempotencyKey: string,
): Promise<Attempt<unknown>> {
  const { language, session } = context;
  const sent = await attempt(
    context.client().account.sendPhoneCode({ language }, { context: { idempotencyKey } }),
  );
  if (!sent.ok) return sent;
  const { otp, expires_in, resend_in } = sent.answer.data;
  session.set({
    orderCode: {
      expiresAt: Date.now() + expires_in * 1000,
      resendAt: Date.now() + resend_in * 1000,
      resendIn: resend_in,
      ...(context.demo && otp && { demoCode: otp }),
    },
  });
  return sent;
}
