import { bearerToken, cartKeyOf, type CallHeaders } from "../../http/call-headers";
import type { CallContext } from "../../http/call";
import { hashOf } from "../../security/secrets";
import type { AuditEvent } from "../audit/audit.usecases";
import type { SessionAudience } from "./account.table";

/** Who makes a call, as far as signing in and out and the audit trail need it. */
export interface Caller {
  /** What the sessions are for that the call is about. */
  audience: SessionAudience;
  /** Where the call comes from, as far as it can be believed. */
  clientAddress: string;
  requestId: string | undefined;
  userAgent: string | undefined;
  /** The session's token that came with the call, good or not. */
  token: string | undefined;
  /** Nothing in the console, which has no cart. */
  guestKeyHash: string | undefined;
  /** What the caller's browser was given when it signed in (device-mark.ts). */
  deviceMarks: string | undefined;
  /** Says that they have gone, and wait for no answer. */
  gone: AbortSignal | undefined;
}

/** The caller of a shopper's call. */
export function callerOf(context: CallContext): Caller {
  return { ...consoleCallerOf(context), audience: "shop", guestKeyHash: guestKeyHashOf(context) };
}

/** The caller of a call of the console. */
export function consoleCallerOf({ headers, clientAddress, gone }: CallContext): Caller {
  return {
    audience: "console",
    clientAddress,
    requestId: headers.requestId,
    userAgent: headers.userAgent,
    token: bearerToken(headers),
    guestKeyHash: undefined,
    deviceMarks: headers.deviceMarks,
    gone,
  };
}

/** What is kept of the session's token that a call comes with, good or not. */
export function tokenHashOf({ headers }: { headers: CallHeaders }): string | undefined {
  const token = bearerToken(headers);
  return token && hashOf(token);
}

/** What is kept of a guest's cart key; nothing for what cannot be one (32 random bytes as base64url). */
export function guestKeyHashOf({ headers }: { headers: CallHeaders }): string | undefined {
  const key = cartKeyOf(headers);
  return key && hashOf(key);
}

type ConsoleAction<Action> = Action extends `console_${infer Plain}` ? Plain : never;

/** What is written down of a sign-in or its end: that of the console is told apart. */
export function actionFor(
  action: ConsoleAction<AuditEvent["action"]>,
  { audience }: Pick<Caller, "audience">,
): AuditEvent["action"] {
  return audience === "console" ? `console_${action}` : action;
}
