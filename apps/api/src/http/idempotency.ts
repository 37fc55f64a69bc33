import { business } from "@haat/contract/shared/business-constants";
import type { CallContext } from "./call";
import type { Clock } from "../process/clock";
import { secondsAfter } from "../process/clock";
import type { Database, Queryable } from "../database/database";
import { inOneTrip } from "../database/one-trip";
import { DomainError } from "../process/domain-error";
import * as keys from "./idempotency.repository";
import type { StoredAnswer } from "./idempotency.table";
import { hashOf } from "../security/secrets";
import { inTransaction } from "../database/transaction";
import type { TenantScope } from "../database/tenant-scope";

/** A request that must change nothing twice. */
export interface RepeatableRequest<Seen = unknown> {
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
  /** Reads and locks what the work needs, and writes nothing, in one trip with the claim of the key; for nothing where the key was used. */
  readAlong?: ((tx: Queryable) => Promise<Seen>) | undefined;
}

export interface Once<Answer> {
  answer: Answer;
  /** Whether the answer is an earlier one, given again. */
  isReplay: boolean;
}

/** What no text of the database holds. A header has none of it; a form of ours, whose key comes here without one, may. */
const unkept = /[\0\p{Cs}]/u;

/** The key, or nothing. @throws idempotency_key_required for one that cannot be kept, or is missing where `isRequired` */
export function checkedKey(key: string | undefined, isRequired: true): string;
export function checkedKey(key: string | undefined, isRequired: boolean): string | undefined;
export function checkedKey(key: string | undefined, isRequired: boolean): string | undefined {
  if (!key && !isRequired) return undefined;
  if (!key || key.length > business.idempotencyKeyMaxLength || unkept.test(key))
    throw new DomainError("idempotency_key_required");
  return key;
}

/**
 * Does the work of a request. It may keep its answer itself, in one trip with what it writes last; otherwise that is done when it is
 * over.
 * @param seen what was read along with the claim of the key
 */
type WorkOnce<Answer, Seen> = (
  tx: Queryable,
  seen: Seen,
  keep: (answer: Answer) => Promise<void>,
) => Promise<Answer>;

/**
 * Runs work in one transaction, all of it or nothing, and once for each key: whoever repeats the request gets the first
 * answer again, also when both come at the same time. A refused request does not use its key up.
 * @param work gets the transaction; its answer is kept as JSON for 24 hours
 * @throws idempotency_key_required for a key over 255 characters, idempotency_key_reused for one that stands for another
 * request, and whatever `work` throws
 */
export async function once<Answer extends StoredAnswer, Seen = unknown>(
  { db, clock }: { db: Database; clock: Clock },
  { shopId, owner, route, key: given, fingerprint, tenantScope, readAlong }: RepeatableRequest<Seen>,
  work: WorkOnce<Answer, Seen>,
): Promise<Once<Answer>> {
  const read = readAlong ?? (async () => undefined as Seen);
  const key = checkedKey(given, false);
  if (key === undefined) {
    const keepNothing = async () => undefined;
    const run = async (tx: Queryable) => work(tx, await read(tx), keepNothing);
    return { answer: await inTransaction(db, run, tenantScope), isReplay: false };
  }

  const now = clock.now();
  const request = { shopId, owner, route, key };
  const requestHash = hashOf(canonical(fingerprint));
  const run = async (tx: Queryable): Promise<Once<Answer>> => {
    const forgottenBefore = secondsAfter(now, -business.idempotencyHours * 3600);
    const claim = { ...request, requestHash, createdAt: now };
    const [isClaimed, [seen]] = await inOneTrip(
      keys.claimKey(tx, claim, forgottenBefore),
      // A refusal of what was read is heard only where the key is good.
      Promise.allSettled([read(tx)]),
    );
    // Where a statement failed the transaction answers nothing any more, and what is tried again is told by the failure.
    if (seen.status === "rejected" && !(seen.reason instanceof DomainError)) throw seen.reason;
    if (isClaimed) return { answer: await workWith(tx, request, work, seen), isReplay: false };

    const found = await keys.findAnswer(tx, request);
    if (found?.requestHash !== requestHash || !found.answer) throw new DomainError("idempotency_key_reused");
    return { answer: found.answer as Answer, isReplay: true };
  };
  return inTransaction(db, run, tenantScope);
}

/** Does the work for a key that was claimed, and keeps its answer. @throws what reading along threw, or the work */
async function workWith<Answer extends StoredAnswer, Seen>(
  tx: Queryable,
  request: keys.RequestKey,
  work: WorkOnce<Answer, Seen>,
  seen: PromiseSettledResult<Seen>,
): Promise<Answer> {
  if (seen.status === "rejected") throw seen.reason;
  let isKept = false;
  const keep = (answer: Answer) => {
    isKept = true;
    return keys.keepAnswer(tx, request, answer);
  };
  const answer = await work(tx, seen.value, keep);
  if (!isKept) await keep(answer);
  return answer;
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
