import { business } from "@haat/contract/shared/business-constants";
import { internationalPhone } from "@haat/contract/shared/phone";
import type { Services } from "../../http/call";
import { secondsAfter } from "../../process/clock";
import type { Queryable } from "../../database/database";
import { inTransaction } from "../../database/transaction";
import { DomainError } from "../../process/domain-error";
import { hashOf, randomToken } from "../../security/secrets";
import { insertTicket } from "./account.repository";
import type { Caller } from "./caller";
import { hashOfCode, proofOf, signInOf, type CodeUse } from "./code-use.rules";
import * as codes from "./one-time-code.repository";
import type { SentCode } from "./one-time-code.repository";
import { day, guessingError, inTurnOf, targetOf, type Target } from "./try-limits";
import { insertTry } from "./wrong-try.repository";

/**
 * Trades a code for a ticket, for the request that asked for it. A wrong code counts once against the limits of the phone
 * and of the address, and against each code of the request that was good at the time, for it was a guess at any of them.
 * @throws otp_wrong (with `tries_left`), otp_expired, otp_used, otp_exhausted, too_many_requests
 */
export async function validateCode(
  services: Services,
  given: { phone: string; otp: string; request_id: string },
  caller: Caller,
): Promise<string> {
  const phone = internationalPhone(given.phone);
  const target = targetOf(services, phone, caller);
  const now = services.clock.now();
  const ticket = randomToken();
  // A wrong try has to be counted, so the refusal is thrown only when the transaction is over.
  const trade = async (tx: Queryable) => {
    const refused = await tryCode(services, tx, target, { ...signInOf(given.request_id), code: given.otp });
    if (refused) return refused;
    const expiresAt = secondsAfter(now, business.ticketLifetimeSeconds);
    await insertTicket(tx, { ticketHash: hashOf(ticket), phone, createdAt: now, expiresAt });
    return undefined;
  };
  const refusal = await inTurnOf(target, () => inTransaction(services.db, trade), caller.gone);
  if (refusal) throw refusal;
  return ticket;
}

/**
 * Uses up a code that was sent to prove a session, in the transaction of what it opens.
 * @param given the code, and the hash of the token of the session that it was asked for in
 * @returns the refusal, which is thrown only when the transaction is over: a wrong try has to be counted
 */
export function tryProofCode(
  services: Services,
  tx: Queryable,
  target: Target,
  { code, tokenHash }: { code: string; tokenHash: string },
): Promise<DomainError | undefined> {
  return tryCode(services, tx, target, { ...proofOf(tokenHash), code });
}

/** Uses up a code where it is right. @returns the refusal where it is not */
async function tryCode(
  { clock, config }: Services,
  tx: Queryable,
  target: Target,
  { code, purpose, requestHash }: CodeUse & { code: string },
): Promise<DomainError | undefined> {
  const now = clock.now();
  const { phone } = target;
  const tooMany = await guessingError(tx, "code", target, now);
  if (tooMany) return tooMany;
  const hashes = config.secrets.map((secret) => hashOfCode(phone, code, secret));
  const ofPhone = await codes.listCodesOfPhone(tx, phone, secondsAfter(now, -day));
  const sent = ofPhone.filter((each) => each.purpose === purpose && each.requestHash === requestHash);
  const live = sent.filter((each) => isLive(each, now));
  const meant = sent.find((each) => hashes.includes(each.codeHash));
  if (meant && !isLive(meant, now)) return refusalOfDead(meant);
  if (!meant) return countWrongCode(tx, sent, live, target, now);
  await useCode(tx, meant, live, now);
  return undefined;
}

function isLive(code: SentCode, now: Date): boolean {
  return code.usedAt === null && code.expiresAt > now && code.wrongTries < business.otpWrongTries;
}

function refusalOfDead(code: SentCode): DomainError {
  if (code.usedAt) return new DomainError("otp_used");
  return new DomainError(code.wrongTries >= business.otpWrongTries ? "otp_exhausted" : "otp_expired");
}

/** Uses a code up; the others of its request end with it. */
async function useCode(tx: Queryable, used: SentCode, live: SentCode[], now: Date): Promise<void> {
  await codes.markUsed(tx, used.id, now);
  const others = live.filter(({ id }) => id !== used.id).map(({ id }) => id);
  if (others.length > 0) await codes.expireCodes(tx, others, now);
}

/** Counts a wrong code where there was one to be guessed. @returns what it comes to */
async function countWrongCode(
  tx: Queryable,
  sent: SentCode[],
  live: SentCode[],
  target: Target,
  now: Date,
): Promise<DomainError> {
  const [newest] = sent;
  if (live.length === 0)
    return newest && !newest.usedAt ? refusalOfDead(newest) : new DomainError("otp_expired");
  await insertTry(tx, { kind: "code", ...target, createdAt: now });
  await codes.countWrongTry(
    tx,
    live.map(({ id }) => id),
  );
  const triesLeft = Math.max(...live.map((code) => business.otpWrongTries - code.wrongTries - 1));
  return triesLeft > 0
    ? new DomainError("otp_wrong", { tries_left: triesLeft })
    : new DomainError("otp_exhausted");
}
