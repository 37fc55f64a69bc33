import { business } from "@haat/contract/shared/business-constants";
import type { CallTraits } from "@haat/contract/shared/call-traits";
import { secondsAfter } from "../../process/clock";
import { DomainError } from "../../process/domain-error";

/** What of a session tells whether it proved itself. */
export interface ProvableSession {
  /** The account has a second factor. */
  hasSecondFactor: boolean;
  provedAt: Date | null;
}

/** Until when a session need not prove itself again before what asks for it; nothing where it has to. */
export function provedUntil({ provedAt }: ProvableSession, now: Date): Date | undefined {
  const until = provedAt ? secondsAfter(provedAt, business.proofSeconds) : undefined;
  return until && until > now ? until : undefined;
}

/**
 * Who has a second factor opens nothing with the phone alone, and proves it once more before what asks again.
 * @throws second_factor_needed
 */
export function requireProof(
  session: ProvableSession,
  { beforeProof, asksAgain }: Pick<CallTraits, "beforeProof" | "asksAgain">,
  now: Date,
): void {
  if (!session.hasSecondFactor || beforeProof) return;
  const isProved = asksAgain ? provedUntil(session, now) !== undefined : session.provedAt !== null;
  if (!isProved) throw new DomainError("second_factor_needed");
}
