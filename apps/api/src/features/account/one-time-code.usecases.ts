import { business } from "@haat/contract/business-constants";
import type { Language } from "@haat/contract/languages";
import { internationalPhone } from "@haat/contract/phone";
import { brand } from "@haat/i18n/brand";
import { translator } from "@haat/i18n/translator";
import type { Services } from "../../platform/call";
import { secondsAfter } from "../../platform/clock";
import type { Queryable } from "../../platform/database";
import { Refusal } from "../../platform/errors";
import { hashOf, keyedHashOf, randomDigits, randomToken } from "../../platform/secrets";
import type { TextMessage } from "../../platform/sms";
import { inTransaction } from "../../platform/transaction";
import { insertTicket } from "./account.repository";
import { MessageRefused, refuseWhilePaused, sendMessage } from "./code-message.usecases";
import { addMessageJob, endMessageJob } from "./code-message.job.usecases";
import * as codes from "./one-time-code.repository";
import type { SentCode } from "./one-time-code.repository";
import { day, hashOfAddress, hour, refusalOfGuessing, refusalOfTooMany, type Target } from "./try-limits";
import { insertTry } from "./wrong-try.repository";

const hashOfCode = ({ config }: Services, phone: string, code: string) =>
  keyedHashOf(`code ${phone} ${code}`, config.secret);

/**
 * Sends a code to a national number. The answer is the same whether or not the phone has an account, which is not even
 * looked up (decisions.md, "Sign-in, sessions"). A code whose message was not taken is void and counts for the limits by hour,
 * day and address; where the gateway surely refused it, another can be asked for at once.
 * @returns the code itself in demo mode, else null
 * @throws too_many_requests and sms_paused with `retry_after` in seconds, sms_not_sent
 */
export async function sendCode(
  services: Services,
  nationalPhone: string,
  clientAddress: string,
  language: Language,
): Promise<string | null> {
  const { config } = services;
  await refuseWhilePaused(services);
  const phone = internationalPhone(nationalPhone);
  const code = randomDigits(business.otpDigits);
  const host = config.platformHost.replace(/:\d+$/, "");
  const text = translator(language)("api.sms.code", { code, host, brand: brand[language] });
  const message = { to: phone, text };
  const { id, jobId } = await keepCode(services, message, code, hashOfAddress(clientAddress, config.secret));
  try {
    await sendMessage(services, message);
  } catch (error) {
    await voidCode(services, id, error);
    throw error;
  } finally {
    await endMessageJob(services, jobId);
  }
  return config.demo ? code : null;
}

/** Ends a code whose message was not taken. It stays, for it counts: else a gateway that fails would lift all limits. */
async function voidCode({ db, clock }: Services, id: number, error: unknown): Promise<void> {
  if (error instanceof MessageRefused) return codes.voidRefusedCode(db, id);
  // It may be on its way all the same; a moment later than now, so that it cannot be taken for a refused one.
  await codes.expireCodes(db, [id], secondsAfter(clock.now(), 0.001));
}

/**
 * Keeps a code where phone and address may have another, with the job of its message, which whoever asked does at once: any
 * process does it where this one dies before.
 * @throws too_many_requests
 */
function keepCode(services: Services, message: TextMessage, code: string, addressHash: string) {
  const phone = message.to;
  const now = services.clock.now();
  const { lifetimeSeconds, resendSeconds } = services.config.oneTimeCode;
  return inTransaction(services.db, async (tx) => {
    await codes.takeTurn(tx, phone);
    await codes.takeTurn(tx, addressHash);
    const ofPhone = await codes.listCodesOfPhone(tx, phone, secondsAfter(now, -day));
    const ofAddress = await codes.listRequestsFromAddress(tx, addressHash, secondsAfter(now, -hour));
    const delivered = ofPhone.filter((each) => !codes.isRefused(each));
    const refusal =
      refusalOfTooMany(delivered, 1, resendSeconds, now) ??
      refusalOfTooMany(ofPhone, business.otpPerPhonePerHour, hour, now) ??
      refusalOfTooMany(ofPhone, business.otpPerPhonePerDay, day, now) ??
      refusalOfTooMany(ofAddress, business.otpPerAddressPerHour, hour, now);
    if (refusal) throw refusal;
    const expiresAt = secondsAfter(now, lifetimeSeconds);
    const codeHash = hashOfCode(services, phone, code);
    const id = await codes.insertCode(tx, { phone, codeHash, addressHash, createdAt: now, expiresAt });
    return { id, jobId: await addMessageJob(services, tx, { codeId: id, message, expiresAt }) };
  });
}

/**
 * Trades a code for a ticket. A wrong code counts once against the limits of the phone and of the address, and against each
 * code that was good at the time, for it was a guess at any of them.
 * @throws otp_wrong (with `tries_left`), otp_expired, otp_used, otp_exhausted, too_many_requests
 */
export async function validateCode(
  services: Services,
  nationalPhone: string,
  code: string,
  clientAddress: string,
): Promise<string> {
  const phone = internationalPhone(nationalPhone);
  const target = { phone, addressHash: hashOfAddress(clientAddress, services.config.secret) };
  const codeHash = hashOfCode(services, phone, code);
  const now = services.clock.now();
  const ticket = randomToken();
  // A wrong try has to be counted, so the refusal is thrown only when the transaction is over.
  const refusal = await inTransaction(services.db, async (tx) => {
    const tooMany = await refusalOfGuessing(tx, "code", target, now);
    if (tooMany) return tooMany;
    const sent = await codes.listCodesOfPhone(tx, phone, secondsAfter(now, -day));
    const live = sent.filter((each) => isLive(each, now));
    const meant = sent.find((each) => each.codeHash === codeHash);
    if (meant && !isLive(meant, now)) return refusalOfDead(meant);
    if (!meant) return countWrongCode(tx, sent, live, target, now);
    await useCode(tx, meant, live, now);
    const expiresAt = secondsAfter(now, business.ticketLifetimeSeconds);
    await insertTicket(tx, { ticketHash: hashOf(ticket), phone, createdAt: now, expiresAt });
    return undefined;
  });
  if (refusal) throw refusal;
  return ticket;
}

function isLive(code: SentCode, now: Date): boolean {
  return code.usedAt === null && code.expiresAt > now && code.wrongTries < business.otpWrongTries;
}

function refusalOfDead(code: SentCode): Refusal {
  if (code.usedAt) return new Refusal("otp_used");
  return new Refusal(code.wrongTries >= business.otpWrongTries ? "otp_exhausted" : "otp_expired");
}

/** Uses a code up; the others that were good end with it. */
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
): Promise<Refusal> {
  const [newest] = sent;
  if (live.length === 0) return newest && !newest.usedAt ? refusalOfDead(newest) : new Refusal("otp_expired");
  await insertTry(tx, { kind: "code", ...target, createdAt: now });
  await codes.countWrongTry(
    tx,
    live.map(({ id }) => id),
  );
  const triesLeft = Math.max(...live.map((code) => business.otpWrongTries - code.wrongTries - 1));
  return triesLeft > 0 ? new Refusal("otp_wrong", { tries_left: triesLeft }) : new Refusal("otp_exhausted");
}
