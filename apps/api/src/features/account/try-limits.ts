import { business } from "@haat/contract/business-constants";
import { secondsAfter } from "../../platform/clock";
import type { Queryable } from "../../platform/database";
import { Refusal } from "../../platform/errors";
import { keyedHashOf } from "../../platform/secrets";
import { takeTurn } from "./one-time-code.repository";
import * as tries from "./wrong-try.repository";
import type { TryKind } from "./wrong-try.repository";

export const hour = 3600;
export const day = 24 * hour;

/** What is kept of the address that a call comes from. */
export function hashOfAddress(clientAddress: string, secret: string): string {
  return keyedHashOf(`address ${clientAddress}`, secret);
}

/** The refusal where `limit` things happened within the last seconds; `times` are newest first. */
export function refusalOfTooMany(
  times: { createdAt: Date }[],
  limit: number,
  seconds: number,
  now: Date,
): Refusal | undefined {
  const limiting = times[limit - 1];
  const wait = limiting ? secondsAfter(limiting.createdAt, seconds).getTime() - now.getTime() : 0;
  return wait > 0 ? new Refusal("too_many_requests", { retry_after: Math.ceil(wait / 1000) }) : undefined;
}

/** Whose code or password is tried, and from where. */
export interface Target {
  /** E.164. */
  phone: string;
  addressHash: string;
}

/**
 * The refusal where a phone has been tried with too much that was wrong today, or an address has tried too much that was
 * wrong within the hour. Tries of the same phone or from the same address then wait until the transaction ends.
 */
export async function refusalOfGuessing(
  tx: Queryable,
  kind: TryKind,
  { phone, addressHash }: Target,
  now: Date,
): Promise<Refusal | undefined> {
  await takeTurn(tx, phone);
  await takeTurn(tx, addressHash);
  const ofPhone = await tries.listTriesOfPhone(tx, kind, phone, secondsAfter(now, -day));
  const ofAddress = await tries.listTriesFromAddress(tx, kind, addressHash, secondsAfter(now, -hour));
  return (
    refusalOfTooMany(ofPhone, business.wrongTriesPerPhonePerDay, day, now) ??
    refusalOfTooMany(ofAddress, business.wrongTriesPerAddressPerHour, hour, now)
  );
}

/**
 * Counts a try of a password as wrong before it is looked at, so that many at once are no more than the limit.
 * @returns its id, to take it back when it was right
 * @throws too_many_requests where the phone or the address had too many wrong ones
 */
export async function countPasswordTry(tx: Queryable, target: Target, now: Date): Promise<number> {
  const refusal = await refusalOfGuessing(tx, "password", target, now);
  if (refusal) throw refusal;
  return tries.insertTry(tx, { kind: "password", ...target, createdAt: now });
}
