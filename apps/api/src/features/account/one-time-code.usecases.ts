import { business } from "@haat/contract/business-constants";
import type { Language } from "@haat/contract/languages";
import { internationalPhone } from "@haat/contract/phone";
import { brand } from "@haat/i18n/brand";
import { translator } from "@haat/i18n/translator";
import type { Services } from "../../platform/call";
import { secondsAfter } from "../../platform/clock";
import { Refusal } from "../../platform/errors";
import { hashOf, keyedHashOf, randomDigits, randomToken } from "../../platform/secrets";
import { inTransaction } from "../../platform/transaction";
import { insertTicket } from "./account.repository";
import * as codes from "./one-time-code.repository";
import type { SentCode } from "./one-time-code.repository";

const hour = 3600;
const day = 24 * hour;
/** Per phone and day (design/guarantees.md, "SMS pumping", "OTP guessing"). */
const codesPerDay = 10;
const wrongTriesPerDay = 20;

const hashOfCode = ({ config }: Services, phone: string, code: string) =>
  keyedHashOf(`code ${phone} ${code}`, config.secret);

/**
 * Sends a code to a national number. The answer is the same whether or not the phone has an account, which is not even
 * looked up (decisions.md, "Sign-in, sessions").
 * @returns the code itself in demo mode, else null
 * @throws too_many_requests with `retry_after` in seconds
 */
export async function sendCode(
  services: Services,
  nationalPhone: string,
  clientAddress: string,
  language: Language,
): Promise<string | null> {
  const phone = internationalPhone(nationalPhone);
  const addressHash = keyedHashOf(`address ${clientAddress}`, services.config.secret);
  const code = randomDigits(business.otpDigits);
  const now = services.clock.now();
  const id = await inTransaction(services.db, async (tx) => {
    await codes.takeTurn(tx, phone);
    await codes.takeTurn(tx, addressHash);
    const ofPhone = await codes.listCodesOfPhone(tx, phone, secondsAfter(now, -day));
    const ofAddress = await codes.listRequestsFromAddress(tx, addressHash, secondsAfter(now, -hour));
    refuseTooMany(ofPhone, 1, business.otpResendSeconds, now);
    refuseTooMany(ofPhone, business.otpPerPhonePerHour, hour, now);
    refuseTooMany(ofPhone, codesPerDay, day, now);
    refuseTooMany(ofAddress, business.otpPerAddressPerHour, hour, now);
    const expiresAt = secondsAfter(now, business.otpLifetimeSeconds);
    const codeHash = hashOfCode(services, phone, code);
    return codes.insertCode(tx, { phone, codeHash, addressHash, createdAt: now, expiresAt });
  });
  const host = services.config.platformHost.replace(/:\d+$/, "");
  const text = translator(language)("api.sms.code", { code, host, brand: brand[language] });
  try {
    await services.sms.send({ to: phone, text });
  } catch (error) {
    await codes.deleteCode(services.db, id);
    throw error;
  }
  return services.config.demo ? code : null;
}

/** Refuses where `limit` things happened within the last seconds; `times` are newest first. */
function refuseTooMany(times: { createdAt: Date }[], limit: number, seconds: number, now: Date): void {
  const limiting = times[limit - 1];
  if (!limiting) return;
  const wait = secondsAfter(limiting.createdAt, seconds).getTime() - now.getTime();
  if (wait > 0) throw new Refusal("too_many_requests", { retry_after: Math.ceil(wait / 1000) });
}

/**
 * Trades a code for a ticket.
 * @throws otp_wrong (with `tries_left`), otp_expired, otp_used, otp_exhausted, too_many_requests
 */
export async function validateCode(services: Services, nationalPhone: string, code: string): Promise<string> {
  const phone = internationalPhone(nationalPhone);
  const codeHash = hashOfCode(services, phone, code);
  const now = services.clock.now();
  const ticket = randomToken();
  // A wrong try has to be counted, so the refusal is thrown only when the transaction is over.
  const refusal = await inTransaction(services.db, async (tx) => {
    await codes.takeTurn(tx, phone);
    const sent = await codes.listCodesOfPhone(tx, phone, secondsAfter(now, -day));
    const live = sent.filter((each) => isLive(each, now));
    const tooMany = refusalOfGuessing(sent, now);
    if (tooMany) return tooMany;
    const meant = sent.find((each) => each.codeHash === codeHash);
    if (meant && isLive(meant, now)) {
      await codes.markUsed(
        tx,
        live.map(({ id }) => id),
        now,
      );
      const expiresAt = secondsAfter(now, business.ticketLifetimeSeconds);
      await insertTicket(tx, { ticketHash: hashOf(ticket), phone, createdAt: now, expiresAt });
      return undefined;
    }
    if (meant) return refusalOfDead(meant);
    if (live.length > 0) {
      await codes.countWrongTry(
        tx,
        live.map(({ id }) => id),
      );
    }
    return refusalOfWrong(live, sent[0]);
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

/** What a wrong code comes to, with the live codes as they were before it was counted. */
function refusalOfWrong(live: SentCode[], newest: SentCode | undefined): Refusal {
  if (live.length === 0) return newest && !newest.usedAt ? refusalOfDead(newest) : new Refusal("otp_expired");
  const triesLeft = Math.max(...live.map((code) => business.otpWrongTries - code.wrongTries - 1));
  return triesLeft > 0 ? new Refusal("otp_wrong", { tries_left: triesLeft }) : new Refusal("otp_exhausted");
}

function refusalOfGuessing(sent: SentCode[], now: Date): Refusal | undefined {
  const guessed = sent.filter((code) => code.wrongTries > 0);
  const tries = guessed.reduce((sum, code) => sum + code.wrongTries, 0);
  const oldest = guessed.at(-1);
  if (tries < wrongTriesPerDay || !oldest) return undefined;
  const wait = secondsAfter(oldest.createdAt, day).getTime() - now.getTime();
  return new Refusal("too_many_requests", { retry_after: Math.ceil(wait / 1000) });
}
