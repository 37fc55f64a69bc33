import { randomUUID } from "node:crypto";
import type { ApiClient } from "@haat/contract/shared/client";
import type { Language } from "@haat/contract/shared/languages";
import type { Translate } from "@haat/i18n/translator";
import type { Session, SessionContent } from "@haat/web-host/session";
import { attempt, type Attempt, type CallFailure } from "./call-failure.server";
import { flashFailure } from "./flash-message.server";

/** The proof of a phone that is under way, as the session keeps it. */
export interface SignInUnderWay {
  /** National form. */
  phone: string;
  /** Who asked for the code: it is good only together with this. */
  requestId: string;
  ticket?: string;
  /** When another code may be asked for, and when the newest expires; ms since 1970. */
  resendAt: number;
  expiresAt: number;
  /** How long after a code another may be asked for, s. */
  resendIn?: number;
  /** The code itself, in demo mode only. */
  demoCode?: string;
}

/** What a page that asks for a code knows, whatever else its app tells it. */
export interface CodeContext {
  language: Language;
  translate: Translate;
  /** Demo mode: codes are shown on the page instead of being sent. */
  demo: boolean;
  client(): ApiClient;
  session: Pick<Session<SessionContent & { signIn?: SignInUnderWay }>, "data" | "set">;
}

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
  context: CodeContext,
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
function hasLiveCode({ session }: Pick<CodeContext, "session">, phone: string): boolean {
  const { signIn } = session.data;
  return signIn?.phone === phone && signIn.expiresAt > Date.now();
}

/**
 * Sees to it that a phone has a code that can be typed in: sends one, unless the one that was just sent is still good.
 * @returns why there is none; nothing where there is one
 */
export async function provideCode(
  context: CodeContext,
  form: FormData,
  phone: string,
): Promise<CallFailure | undefined> {
  const { signIn } = context.session.data;
  // Asking for another so soon would only be refused.
  if (signIn?.phone === phone && signIn.resendAt > Date.now()) return undefined;
  const sent = await requestCode(context, phone, form);
  if (sent.ok) return undefined;
  if (!hasLiveCode(context, phone)) return sent.failure;
  // There is no other code, but the one that was sent can still be typed in.
  flashFailure(context, sent.failure);
  return undefined;
}
