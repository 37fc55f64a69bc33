import type { SignInUnderWay } from "@haat/web-forms/code-request.server";
import {
  createSessionCookie,
  type Session,
  type SessionContent,
  type SessionCookie,
  type SessionCookieSettings,
} from "@haat/web-host/session";
import { business } from "@haat/contract/shared/business-constants";

/** What the console's cookie holds. It is encrypted: the browser carries it and cannot read it. */
export interface ConsoleSessionData extends SessionContent {
  /** The sign-in under way. */
  signIn?: SignInUnderWay;
  /** The code that was asked for to prove this session once more. */
  proofCode?: Pick<SignInUnderWay, "resendAt" | "expiresAt" | "resendIn" | "demoCode">;
  /** What the API gave this browser at its last sign-ins, newest first; it outlives them (`callHeaders.deviceMarks`). */
  deviceMarks?: string[];
  /** Where to go after sign-in: a path on this host. */
  redirectPath?: string;
}

export type ConsoleSession = Session<ConsoleSessionData>;
export type ConsoleCookie = SessionCookie<ConsoleSessionData>;

/** The one cookie of the console: another than the shopper's, who may be the same person. */
export function createConsoleCookie(
  settings: Pick<SessionCookieSettings, "secrets" | "secure" | "now">,
): ConsoleCookie {
  return createSessionCookie<ConsoleSessionData>({
    ...settings,
    name: "haat-console",
    longestSeconds: business.sessionSeconds,
  });
}
