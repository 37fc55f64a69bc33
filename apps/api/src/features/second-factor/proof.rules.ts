import { business } from "@haat/contract/shared/business-constants";
import type { CallTraits } from "@haat/contract/shared/call-name";
import { secondsAfter } from "../../process/clock";
import { DomainError } from "../../process/domain-error";

/** What of a session tells whether it proved itself. */
export interface ProvableSession {
  /** The account has a second factor. */
  hasSecondFactor: boolean;
  /** When it was proved in this session last. */
  provedAt: Date | null;
  /** When a code from the account's phone was given in it last, at the sign-in or later. */
  phoneProvedAt: Date | null;
}

/**
 * Until when a session need not prove itself again before what asks for it: by the second factor, and by a code from the phone
 * only where the account has none. Nothing where it has to.
 */
export function provedUntil(session: ProvableSession, now: Date): Date | undefined {
  const at = session.hasSecondFactor ? session.provedAt : session.phoneProvedAt;
  const until = at ? secondsAfter(at, business.proofSeconds) : undefined;
  return until && until > now ? until : undefined;
}

/**
 * Who has a second factor opens nothing with the phone alone, and proves it once more before what asks again. Who has none
 * proves the phone once more before that.
 * @throws second_factor_needed, phone_proof_needed
 */
export function requireProof(
  session: ProvableSession,
  { beforeProof, asksAgain }: Pick<CallTraits, "beforeProof" | "asksAgain">,
  now: Date,
): void {
  if (beforeProof) return;
  const isFresh = !asksAgain || provedUntil(session, now) !== undefined;
  if (session.hasSecondFactor) {
    if (!isFresh || session.provedAt === null) throw new DomainError("second_factor_needed");
  } else if (!isFresh) throw new DomainError("phone_proof_needed");
}
