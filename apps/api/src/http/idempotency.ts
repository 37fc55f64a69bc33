import { business } from "@haat/contract/shared/business-constants";
import type { CallContext } from "./call";
import type { Clock } from "../process/clock";
import { secondsAfter } from "../process/clock";
import type { Database, Queryable } from "../database/database";
import { DomainError } from "../process/domain-error";
import * as keys from "./idempotency.repository";
import type { StoredAnswer } from "./idempotency.table";
import { hashOf } from "../security/secrets";
import { inTransaction } from "../database/transaction";
import type { TenantScope } from "../database/tenant-scope";

/** A request that must change nothing twice. */
export interface RepeatableRequest {
  /** The shop it is about; 0 for one of the whole platform. */
  shopId: number;
  /** Who calls, such as `customer 7`: nobody meets another's key. */
  owner: string;
  /** Name of the call. */
  route: string;
  /** What the caller sent as `Idempotency-Key`; without one the work is done whenever it is asked for. */
  key: string | undefined;
  /** What the request asks for: the same key with another fingerprint is refused. Leave the language out of it. */
  fingerprint: Record<string, unknown>;
  /** Whose rows the work may see and change; nothing where none of them is a shop's or a customer's. */
  tenantScope?: TenantScope | undefined;
}

export interface Once<Answer> {
  answer: Answer;
  /** Whether the answer is an earlier one, given again. */
  isReplay: boolean;
}

/** The key, or nothing. @throws idempotency_key_required for one that is too long to be kept, or missing where `isRequired` */
export function checkedKey(key: string | undefined, isRequired: true): string;
export function checkedKey(key: string | undefined, isRequired: boolean): string | undefined;
export function checkedKey(key: string | undefined, isRequired: boolean): string | undefined {
  if (!key && !isRequired) return undefined;
  if (!key || key.length > business.idempotencyKeyMaxLength)
    throw new DomainError("idempotency_key_required");
  return key;
}

/**
 * Runs work in one transaction, all of it or nothing, and once for each key: whoever repeats the request gets the first
 * answer again, also when both come at the same time. A refused request does not use its key up.
 * @param work gets the transaction; its answer is kept as JSON for 24 hours
 * @throws idempotency_key_required for a key over 255 characters, idempotency_key_reused for one that stands for another
 * request, and whatever `work` throws
 */
export async function once<Answer extends StoredAnswer>(
  { db, clock }: { db: Database; clock: Clock },
  { shopId, owner, route, key: given, fingerprint, tenantScope }: RepeatableRequest,
  work: (tx: Queryable) => Promise<Answer>,
): Promise<Once<Answer>> {
  const key = checkedKey(given, false);
  if (key === undefined) return { answer: await inTransaction(db, work, tenantScope), isReplay: false };
  const now = clock.now();
  const request = { shopId, owner, route, key };
  const requestHash = hashOf(canonical(fingerprint));
  const run = async (tx: Queryable): Promise<Once<Answer>> => {
    const forgottenBefore = secondsAfter(now, -business.idempotencyHours * 3600);
    if (await keys.claimKey(tx, { ...request, requestHash, createdAt: now }, forgottenBefore)) {
      const answer = await work(tx);
      await keys.keepAnswer(tx, request, answer);
      return { answer, isReplay: false };
    }
    const found = await keys.findAnswer(tx, request);
    if (found?.requestHash !== requestHash || !found.answer) throw new DomainError("idempotency_key_reused");
    return { answer: found.answer as Answer, isReplay: true };
  };
  return inTransaction(db, run, tenantScope);
}

/** Gives a key back whose work came to nothing after its transaction was over. */
export async function forgetRequest(
  { db }: { db: Database },
  { shopId, owner, route, key }: RepeatableRequest,
): Promise<void> {
  if (key !== undefined) await keys.releaseKey(db, { shopId, owner, route, key });
}

/** Tells the caller that the answer is an earlier one, given again. */
export function setReplayHeader(
  { replyHeaders }: Pick<CallContext, "replyHeaders">,
  isReplay: boolean,
): void {
  if (isReplay) replyHeaders.set("idempotent-replayed", "true");
}

/** JSON of a request's members in the order of their names; what is undefined is left out. */
function canonical(fingerprint: Record<string, unknown>): string {
  return JSON.stringify(Object.entries(fingerprint).sort(([one], [other]) => (one < other ? -1 : 1)));
}
