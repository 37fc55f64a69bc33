import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { Queryable } from "../database/database";
import { idempotencyKeyTable, type StoredAnswer } from "./idempotency.table";
import { joinedLookup } from "../database/joined";
import { preparedOnce } from "../database/prepared";

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

const isRequest = and(
  eq(idempotencyKeyTable.shopId, sql.placeholder("shopId")),
  eq(idempotencyKeyTable.owner, sql.placeholder("owner")),
  eq(idempotencyKeyTable.route, sql.placeholder("route")),
  eq(idempotencyKeyTable.key, sql.placeholder("key")),
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
  const claimed = await claim(tx).execute({ ...request, forgottenBefore });
  return claimed.length > 0;
}

const claim = preparedOnce((db, name) =>
  db
    .insert(idempotencyKeyTable)
    .values({
      shopId: sql.placeholder("shopId"),
      owner: sql.placeholder("owner"),
      route: sql.placeholder("route"),
      key: sql.placeholder("key"),
      requestHash: sql.placeholder("requestHash"),
      createdAt: sql.placeholder("createdAt"),
    })
    .onConflictDoUpdate({
      target: keyColumns,
      set: { requestHash: sql`excluded.request_hash`, createdAt: sql`excluded.created_at`, answer: null },
      setWhere: lt(idempotencyKeyTable.createdAt, sql.placeholder("forgottenBefore")),
    })
    .returning({ key: idempotencyKeyTable.key })
    .prepare(name),
);

/** What a used key has answered, and to which request. */
export async function findAnswer(db: Queryable, request: RequestKey) {
  const [found] = await answerQuery(db).execute({ ...request });
  return found;
}

const answerQuery = preparedOnce((db, name) =>
  db
    .select({ requestHash: idempotencyKeyTable.requestHash, answer: idempotencyKeyTable.answer })
    .from(idempotencyKeyTable)
    .where(isRequest)
    .prepare(name),
);

/** Whether a request has been answered; for the many that ask at once. */
export const wasAnswered = joinedLookup(async (db: Queryable, requests: readonly RequestKey[]) => {
  const answered = await answeredQuery(db).execute({
    shopIds: requests.map(({ shopId }) => shopId),
    owners: requests.map(({ owner }) => owner),
    routes: requests.map(({ route }) => route),
    keys: requests.map(({ key }) => key),
  });
  const places = new Set(answered.map(({ place }) => place));
  return requests.map((_, at) => places.has(at + 1));
});

const answeredQuery = preparedOnce((db, name) =>
  db
    .select({ place: sql`asked.place`.mapWith(Number) })
    .from(idempotencyKeyTable)
    .innerJoin(
      sql`unnest(${sql.placeholder("shopIds")}::int[], ${sql.placeholder("owners")}::text[],
        ${sql.placeholder("routes")}::text[], ${sql.placeholder("keys")}::text[])
        with ordinality as asked (shop_id, owner, route, key, place)`,
      and(
        eq(idempotencyKeyTable.shopId, sql`asked.shop_id`),
        eq(idempotencyKeyTable.owner, sql`asked.owner`),
        eq(idempotencyKeyTable.route, sql`asked.route`),
        eq(idempotencyKeyTable.key, sql`asked.key`),
      ),
    )
    .prepare(name),
);

export async function keepAnswer(tx: Queryable, request: RequestKey, answer: StoredAnswer): Promise<void> {
  await keeping(tx).execute({ ...request, answer: JSON.stringify(answer) });
}

const keeping = preparedOnce((db, name) =>
  db
    .update(idempotencyKeyTable)
    .set({ answer: sql`${sql.placeholder("answer")}::jsonb` })
    .where(isRequest)
    .prepare(name),
);

/** Lets a key be used again. */
export async function releaseKey(db: Queryable, request: RequestKey): Promise<void> {
  await release(db).execute({ ...request });
}

const release = preparedOnce((db, name) => db.delete(idempotencyKeyTable).where(isRequest).prepare(name));

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
