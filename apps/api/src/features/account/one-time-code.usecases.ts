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
import { fixedCodeOf, type ShopMessage } from "../test-shop/test-message.usecases";
import { isPlatformPhone } from "../platform-staff/platform-staff.usecases";
import { addMessageJob, endMessageJob } from "./code-message.job.usecases";
import { MessageRefused, refuseWhilePaused, sendMessage, type MessageRank } from "./code-message.usecases";
import { hashOfCode, proofOf, signInOf } from "./code-use.rules";
import { anonymousShare } from "./device-mark";
import type { Caller } from "./caller";
import * as codes from "./one-time-code.repository";
import type { SentCode } from "./one-time-code.repository";
import { day, hour, inTurnOf, tooManyTriesError, targetOf, type Target } from "./try-limits";

/** Somebody who asks for a code. */
export interface CodeRequest {
  /** National form. */
  phone: string;
  /** The request that asked before, where the code is sent again. */
  requestId?: string;
  /** Hash of the token of the session that the code is to prove; left out for a sign-in. */
  provesSession?: string;
  /** The call's `Idempotency-Key`. */
  key: string | undefined;
  language: Language;
}

/** A code that is kept, with the job of its message, for whoever repeats the call. */
type KeptCode = { id: number; jobId: number; requestId: string; code: string | null; sentAt: number };

/**
 * Sends a code to a number. The answer is the same whether or not the phone has an account, which is not even looked up but
 * for a browser that has signed in with it. A code whose message was not taken is void and counts for the limits by hour, day and address; where the gateway surely
 * refused it, another can be asked for at once. A call that is repeated with its key sends no second message.
 * @returns the id of the request, which alone the code is good for, and in demo mode the code itself
 * @throws too_many_requests and sms_paused with `retry_after` in seconds, sms_not_sent, idempotency_key_reused
 */
export async function sendCode(services: Services, request: CodeRequest, caller: Caller) {
  const { config, clock } = services;
  const { provesSession, requestId: askedBefore } = request;
  const phone = internationalPhone(request.phone);
  const target = targetOf(services, phone, caller);
  const rank = await rankOf(services, target, isConsoleProof(request, caller));
  const fixedCode = await fixedCodeOf(services, request.phone);
  // Nothing goes out for a test shop, which must neither stop nor be stopped by what does.
  if (fixedCode === undefined) await refuseWhilePaused(services, rank);
  const code = fixedCode ?? randomDigits(business.otpDigits);
  const repeatable = {
    shopId: 0,
    owner: `phone ${keyedHashOf(phone, config.secrets[0])}`,
    route: provesSession === undefined ? "send_otp" : "phone_code",
    key: request.key,
    fingerprint: { request_id: askedBefore, session: provesSession },
  };
  const message = messageOf(services, phone, code, request, caller);
  const keep = (tx: Queryable) =>
    keepCode(services, tx, target, { code, message, rank, askedBefore, provesSession });
  const { answer, isReplay } = await inTurnOf(target, () => once(services, repeatable, keep), caller.gone);
  if (!isReplay) await sendKept(services, { message, rank }, answer, repeatable);
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

/** Whether it proves a session of the console: customers' orders do not use up what is kept back for that. */
const isConsoleProof = ({ provesSession }: CodeRequest, { audience }: Caller) =>
  provesSession !== undefined && audience === "console";

/**
 * Which messages it comes before. Whether a number is one of the platform's people is asked only for a browser that has signed
 * in with it: to anybody else no answer tells, and nobody uses their reserve up.
 */
async function rankOf({ db }: Services, { phone, share }: Target, isProof: boolean): Promise<MessageRank> {
  const mayTell = isProof || share !== anonymousShare;
  if (mayTell && (await isPlatformPhone(db, phone))) return "office";
  return isProof ? "proof" : "ordinary";
}

/** Sends the message of a code that was kept. @throws sms_not_sent, with the code void and the key of the request free */
async function sendKept(
  services: Services,
  { message, rank }: { message: ShopMessage; rank: MessageRank },
  { id, jobId }: KeptCode,
  repeatable: RepeatableRequest,
): Promise<void> {
  try {
    await sendMessage(services, message, rank);
  } catch (error) {
    await voidCode(services, id, error);
    // Nothing was sent that a repetition could be told of.
    await forgetRequest(services, repeatable);
    throw error;
  } finally {
    await endMessageJob(services, jobId);
  }
}

function messageOf(
  { config }: Services,
  phone: string,
  code: string,
  request: CodeRequest,
  caller: Caller,
): ShopMessage {
  const { language } = request;
  const host = config.platformHost.replace(/:\d+$/, "");
  const sentence = sentenceFor(request, caller);
  const text = translator(language)(sentence, { code, host, brand: brand[language] });
  return { to: phone, text, shopId: null };
}

function sentenceFor(request: CodeRequest, caller: Caller) {
  if (request.provesSession === undefined) return "api.sms.code";
  return isConsoleProof(request, caller) ? "api.sms.proof" : "api.sms.order";
}

/** Ends a code whose message was not taken. It stays, for it counts: else a gateway that fails would lift all limits. */
async function voidCode({ db, clock }: Services, id: number, error: unknown): Promise<void> {
  const isUnsent = error instanceof DomainError && error.code === "sms_paused";
  if (isUnsent || error instanceof MessageRefused) return codes.voidRefusedCode(db, id);
  // It may be on its way all the same; a moment later than now, so that it cannot be taken for a refused one.
  await codes.expireCodes(db, [id], secondsAfter(clock.now(), 0.001));
}

interface CodeToKeep {
  code: string;
  message: ShopMessage;
  rank: MessageRank;
  askedBefore: string | undefined;
  provesSession: string | undefined;
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
  { code, message, rank, askedBefore, provesSession }: CodeToKeep,
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
    ...(provesSession === undefined ? signInOf(requestId) : proofOf(provesSession)),
    createdAt: now,
    expiresAt,
  });
  const jobId = await addMessageJob(services, tx, { codeId: id, message, rank, expiresAt });
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
