import { business } from "@haat/contract/shared/business-constants";
import type { Services } from "../../http/call";
import { secondsAfter } from "../../process/clock";
import type { Queryable } from "../../database/database";
import { DomainError } from "../../process/domain-error";
import { createFairTurns, GaveUpWaiting, TooManyWait } from "../../process/fair-turns";
import { keyedHashOf } from "../../security/secrets";
import { shareOf, anonymousShare } from "./device-mark";
import type { Caller } from "./caller";
import { takeTurn } from "./one-time-code.repository";
import * as tries from "./wrong-try.repository";
import type { TryKind } from "./wrong-try.repository";

export const hour = 3600;
export const day = 24 * hour;

/** Whose code or password is asked for or tried, on whose share of the limits, and from where. */
export interface Target {
  /** E.164. */
  phone: string;
  share: string;
  addressHash: string;
}

/** Tries that wait at most: behind one address thousands may be, of a network's customers, but at one phone a person tries. */
const [mostOfAddress, mostOfPhone] = [200, 20];
/** Whoever is to come back may do so in as many s. */
const busySeconds = 10;

const turnOfAddress = createFairTurns(Infinity, 1, mostOfAddress);
const turnOfPhone = createFairTurns(Infinity, 1, mostOfPhone);

/**
 * Does work whose transaction lets what concerns a phone or an address happen one behind the other. Within this process they wait
 * here: who waited in the transaction would have one of few connections meanwhile, and many from one address would leave others none.
 * First behind those of the address: so no more than one of an address is ever before others at a phone, however many it asks for.
 * @param gone says that whoever asked is there no more: nothing is done for them, and their place is the next one's
 * @throws too_many_requests where too many wait already
 */
export async function inTurnOf<Result>(
  { phone, addressHash }: Pick<Target, "phone" | "addressHash">,
  work: () => Promise<Result>,
  gone?: AbortSignal,
): Promise<Result> {
  const endOfAddress = await turnOfAddress(addressHash, gone).catch(refuseTurn);
  try {
    const endOfPhone = await turnOfPhone(phone, gone).catch(refuseTurn);
    return await work().finally(endOfPhone);
  } finally {
    endOfAddress();
  }
}

function refuseTurn(error: unknown): never {
  if (error instanceof TooManyWait) throw new DomainError("too_many_requests", { retry_after: busySeconds });
  // Nobody is there to hear it.
  throw error instanceof GaveUpWaiting ? new DomainError("request_timeout") : error;
}

/** @param phone E.164 */
export function targetOf(
  { config: { secrets } }: Pick<Services, "config">,
  phone: string,
  { clientAddress, deviceMarks }: Pick<Caller, "clientAddress" | "deviceMarks">,
): Target {
  return {
    phone,
    share: shareOf(phone, deviceMarks, secrets),
    addressHash: keyedHashOf(`address ${clientAddress}`, secrets[0]),
  };
}

/** The refusal where `limit` things happened within the last seconds; `times` are newest first. */
export function tooManyTriesError(
  times: { createdAt: Date }[],
  limit: number,
  seconds: number,
  now: Date,
): DomainError | undefined {
  const limiting = times[limit - 1];
  const wait = limiting ? secondsAfter(limiting.createdAt, seconds).getTime() - now.getTime() : 0;
  return wait > 0 ? new DomainError("too_many_requests", { retry_after: Math.ceil(wait / 1000) }) : undefined;
}

/**
 * The refusal where a phone has been tried with too much that was wrong today, or an address has tried too much that was
 * wrong within the hour. A browser that signed in with the phone has a share of its own, and no address stops it; but second
 * factors are guessed by who has the phone, and with it as many shares as they like, so those count together. Tries of the same
 * phone or from the same address then wait until the transaction ends.
 */
export async function guessingError(
  tx: Queryable,
  kind: TryKind,
  target: Target,
  now: Date,
): Promise<DomainError | undefined> {
  await takeTurn(tx, target.phone);
  await takeTurn(tx, target.addressHash);
  const isFactor = kind === "second_factor";
  const whose = isFactor ? { phone: target.phone } : target;
  const ofPhone = await tries.listTriesOfPhone(tx, kind, whose, secondsAfter(now, -day));
  const tooMany = tooManyTriesError(ofPhone, business.wrongTriesPerPhonePerDay, day, now);
  if (tooMany || isFactor || target.share !== anonymousShare) return tooMany;
  const since = secondsAfter(now, -hour);
  const ofAddress = await tries.listTriesFromAddress(tx, kind, target.addressHash, since);
  return tooManyTriesError(ofAddress, business.wrongTriesPerAddressPerHour, hour, now);
}

/** Counts something wrong that was tried. */
export async function countWrongTry(tx: Queryable, kind: TryKind, target: Target, now: Date): Promise<void> {
  await tries.insertTry(tx, { kind, ...target, createdAt: now });
}

/**
 * Counts a try of a password as wrong before it is looked at, so that many at once are no more than the limit.
 * @returns its id, to take it back when it was right
 * @throws too_many_requests where the phone or the address had too many wrong ones
 */
export async function countPasswordTry(tx: Queryable, target: Target, now: Date): Promise<number> {
  const refusal = await guessingError(tx, "password", target, now);
  if (refusal) throw refusal;
  return tries.insertTry(tx, { kind: "password", ...target, createdAt: now });
}
