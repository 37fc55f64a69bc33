import type { CallContext } from "../../http/call";
import { secondsAfter } from "../../process/clock";
import { tokenHashOf } from "./caller";
import { markSessionUsed } from "./session.repository";

/** How old the note of a session's last use may become: not every call writes. */
const lastUseSeconds = 900;

/** Notes that the session of a call is used. @returns the session */
export async function noteLastUse<Session extends { lastUsedAt: Date }>(
  context: Pick<CallContext, "services" | "headers">,
  session: Session | undefined,
): Promise<Session | undefined> {
  const { db, clock } = context.services;
  const now = clock.now();
  if (session && session.lastUsedAt < secondsAfter(now, -lastUseSeconds)) {
    const tokenHash = tokenHashOf(context);
    if (tokenHash) await markSessionUsed(db, tokenHash, now);
  }
  return session;
}
