import { business } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import { internationalPhone } from "@haat/contract/shared/phone";
import { brand } from "@haat/i18n/brand";
import { translator } from "@haat/i18n/translator";
import type { Services } from "../../http/call";
import { secondsAfter } from "../../process/clock";
import type { Queryable } from "../../database/database";
import { DomainError } from "../../process/domain-error";
import { forgetRequest, once, type RepeatableRequest } from "../../http/idempotency";
import { hashOf, keyedHashOf, randomDigits, randomToken } from "../../security/secrets";
import type { TextMessage } from "../../outside/sms";
import { inTransaction } from "../../database/transaction";
import { insertTicket } from "./account.repository";
import { addMessageJob, endMessageJob } from "./code-message.job.usecases";
import { MessageRefused, refuseWhilePaused, sendMessage } from "./code-message.usecases";
import { anonymousShare } from "./device-mark";
import type { Caller } from "./caller";
import * as codes from "./one-time-code.repository";
import type { SentCode } from "./one-time-code.repository";
import { day, hour, guessingError, tooManyTriesError, targetOf, type Target } from "./try-limits";
import { insertTry } from "./wrong-try.repository";

const hashOfCode = (phone: string, code: string, secret: string) =>
  keyedHashOf(`code ${phone} ${code}`, secret);

/** Somebody who asks for a code. */
export interface CodeRequest {
  /** National form. */
  phone: string;
  /** The request that asked before, where the code is sent again. */
  requestId?: string;
  /** The call's `Idempotency-Key`. */
  key: string | undefined;
  language: Language;
}

/** A code that is kept, with the job of its message, for whoever repeats the call. */
type KeptCode = { id: number; jobId: number; requestId: string; code: string | null; sentAt: number };

/**
 * Sends a code to a number. The answer is the same whether or not the phone has an account, which is not even looked up. A
 * code whose message was not taken is void and counts for the limits by hour, day and address; where the gateway surely
 * refused it, another can be asked for at once. A call that is repeated with its key sends no second message.
 * @returns the id of the request, which alone the code is good for, and in demo mode the code itself
 * @throws too_many_requests and sms_paused with `retry_after` in seconds, sms_not_sent, idempotency_key_reused
 */
export async function sendCode(services: Services, request: CodeRequest, caller: Caller) {
  const { config, clock } = services;
  await refuseWhilePaused(services);
  const phone = internationalPhone(request.phone);
  const target = targetOf(services, phone, caller);
  const code = randomDigits(business.otpDigits);
  const repeatable = {
    shopId: 0,
    owner: `phone ${keyedHashOf(phone, config.secrets[0])}`,
    route: "send_otp",
    key: request.key,
    fingerprint: { request_id: request.requestId },
  };
  const message = messageOf(services, phone, code, request.language);
  const { answer, isReplay } = await once(services, repeatable, (tx) =>
    keepCode(services, tx, target, { code, message, askedBefore: request.requestId }),
  );
  if (!isReplay) await sendKept(services, message, answer, repeatable);
  const age = Math.floor((clock.now().getTime() - answer.sentAt) / 1000);
  const { lifetimeSeconds, resendSeconds } = config.oneTimeCode;
  return {
    requestId: answer.requestId,
    otp: answer.code,
    expiresInSeconds: Math.max(0, lifetimeSeconds - age),
    resendInSeconds: Math.max(0, resendSeconds - age),
    isReplay,
  };
}

/** Sends the message of a code that was kept. @throws sms_not_sent, with the code void and the key of the request free */
async function sendKept(
  services: Services,
  message: TextMessage,
  { id, jobId }: KeptCode,
  repeatable: RepeatableRequest,
): Promise<void> {
  try {
    await sendMessage(services, message);
  } catch (error) {
    await voidCode(services, id, error);
    // Nothing was sent that a repetition could be told of.
    await forgetRequest(services, repeatable);
    throw error;
  } finally {
    await endMessageJob(services, jobId);
  }
}

function messageOf({ config }: Services, phone: string, code: string, language: Language): TextMessage {
  const host = config.platformHost.replace(/:\d+$/, "");
  return { to: phone, text: translator(language)("api.sms.code", { code, host, brand: brand[language] }) };
}

/** Ends a code whose message was not taken. It stays, for it counts: else a gateway that fails would lift all limits. */
async function voidCode({ db, clock }: Services, id: number, error: unknown): Promise<void> {
  const isUnsent = error instanceof DomainError && error.code === "sms_paused";
  if (isUnsent || error instanceof MessageRefused) return codes.voidRefusedCode(db, id);
  // It may be on its way all the same; a moment later than now, so that it cannot be taken for a refused one.
  await codes.expireCodes(db, [id], secondsAfter(clock.now(), 0.001));
}

/**
 * Keeps a code where phone and address may have another, with the job of its message, which whoever asked does at once: any
 * process does it where this one dies before.
 * @throws too_many_requests
 */
async function keepCode(
  services: Services,
  tx: Queryable,
  target: Target,
  { code, message, askedBefore }: { code: string; message: TextMessage; askedBefore: string | undefined },
): Promise<KeptCode> {
  const { clock, config } = services;
  const now = clock.now();
  const { phone, share, addressHash } = target;
  await codes.takeTurn(tx, phone);
  await codes.takeTurn(tx, addressHash);
  const ofPhone = await codes.listCodesOfPhone(tx, phone, secondsAfter(now, -day));
  const ofAddress = await codes.listRequestsFromAddress(tx, addressHash, secondsAfter(now, -hour));
  const refusal = refusalOfSending(ofPhone, ofAddress, share, config.oneTimeCode.resendSeconds, now);
  if (refusal) throw refusal;
  // An id that nobody was given asks for the first time: the browser that brings it gets one that was made here.
  const isKnown = ofPhone.some(({ requestHash }) => requestHash === hashOf(askedBefore ?? ""));
  const requestId = askedBefore !== undefined && isKnown ? askedBefore : randomToken();
  const expiresAt = secondsAfter(now, config.oneTimeCode.lifetimeSeconds);
  const id = await codes.insertCode(tx, {
    ...target,
    codeHash: hashOfCode(phone, code, config.secrets[0]),
    requestHash: hashOf(requestId),
    createdAt: now,
    expiresAt,
  });
  const jobId = await addMessageJob(services, tx, { codeId: id, message, expiresAt });
  return { id, jobId, requestId, code: config.demo ? code : null, sentAt: now.getTime() };
}

/** The refusal where a share of a phone, all of them together, or an address had as many codes as they may. */
function refusalOfSending(
  ofPhone: SentCode[],
  ofAddress: { createdAt: Date }[],
  share: string,
  resendSeconds: number,
  now: Date,
): DomainError | undefined {
  const ofShare = ofPhone.filter((each) => each.share === share);
  const delivered = ofShare.filter((each) => !codes.isRefused(each));
  return (
    tooManyTriesError(delivered, 1, resendSeconds, now) ??
    tooManyTriesError(ofShare, business.otpPerPhonePerHour, hour, now) ??
    tooManyTriesError(ofShare, business.otpPerPhonePerDay, day, now) ??
    tooManyTriesError(ofPhone, business.otpPerPhonePerDayInAll, day, now) ??
    (share === anonymousShare
      ? tooManyTriesError(ofAddress, business.otpPerAddressPerHour, hour, now)
      : undefined)
  );
}

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
  const requestHash = hashOf(given.request_id);
  const hashes = services.config.secrets.map((secret) => hashOfCode(phone, given.otp, secret));
  const now = services.clock.now();
  const ticket = randomToken();
  // A wrong try has to be counted, so the refusal is thrown only when the transaction is over.
  const refusal = await inTransaction(services.db, async (tx) => {
    const tooMany = await guessingError(tx, "code", target, now);
    if (tooMany) return tooMany;
    const ofPhone = await codes.listCodesOfPhone(tx, phone, secondsAfter(now, -day));
    const sent = ofPhone.filter((each) => each.requestHash === requestHash);
    const live = sent.filter((each) => isLive(each, now));
    const meant = sent.find((each) => hashes.includes(each.codeHash));
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
