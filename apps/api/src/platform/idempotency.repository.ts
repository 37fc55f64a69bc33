import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { Queryable } from "./database";
import { idempotencyKeyTable, type KeptAnswer } from "./idempotency.table";

/** Which request a key stands for. */
export interface RequestKey {
  /** 0 for calls of the whole platform. */
  shopId: number;
  owner: string;
  route: string;
  key: string;
}

const keyColumns = [
  idempotencyKeyTable.shopId,
  idempotencyKeyTable.owner,
  idempotencyKeyTable.route,
  idempotencyKeyTable.key,
];

const isRequest = ({ shopId, owner, route, key }: RequestKey) =>
  and(
    eq(idempotencyKeyTable.shopId, shopId),
    eq(idempotencyKeyTable.owner, owner),
    eq(idempotencyKeyTable.route, route),
    eq(idempotencyKeyTable.key, key),
  );

/**
 * Takes a key for a request. A call with the same key that runs at the same time waits here until the first is over.
 * @param forgottenBefore keys older than this are as if they had never been
 * @returns false where the key has been used
 */
export async function claimKey(
  tx: Queryable,
  request: RequestKey & { requestHash: string; createdAt: Date },
  forgottenBefore: Date,
): Promise<boolean> {
  const { requestHash, createdAt } = request;
  const claimed = await tx
    .insert(idempotencyKeyTable)
    .values(request)
    .onConflictDoUpdate({
      target: keyColumns,
      set: { requestHash, createdAt, answer: null },
      setWhere: lt(idempotencyKeyTable.createdAt, forgottenBefore),
    })
    .returning({ key: idempotencyKeyTable.key });
  return claimed.length > 0;
}

/** What a used key has answered, and to which request. */
export async function findAnswer(db: Queryable, request: RequestKey) {
  const [found] = await db
    .select({ requestHash: idempotencyKeyTable.requestHash, answer: idempotencyKeyTable.answer })
    .from(idempotencyKeyTable)
    .where(isRequest(request));
  return found;
}

export async function keepAnswer(tx: Queryable, request: RequestKey, answer: KeptAnswer): Promise<void> {
  await tx.update(idempotencyKeyTable).set({ answer }).where(isRequest(request));
}

/** Deletes keys from before a moment, so many at most. @returns how many it deleted */
export async function deleteKeysBefore(db: Queryable, before: Date, most: number): Promise<number> {
  const old = db
    .select({ row: sql`ctid` })
    .from(idempotencyKeyTable)
    .where(lt(idempotencyKeyTable.createdAt, before))
    .limit(most);
  const deleted = await db
    .delete(idempotencyKeyTable)
    .where(inArray(sql`ctid`, old))
    .returning({ key: idempotencyKeyTable.key });
  return deleted.length;
}
