import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, or, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { joinedLookup } from "../../database/joined";
import { preparedOnce } from "../../database/prepared";
import { customerColumns } from "./account.repository";
import { customerTable, sessionTable } from "./account.table";

const isOpen = (now: Date) => and(isNull(sessionTable.revokedAt), gt(sessionTable.expiresAt, now));

/** A session and whose it is; nothing where it has ended, was revoked, or the account is blocked. */
export async function findSession(db: Queryable, tokenHash: string, now: Date) {
  const [session] = await sessionsQuery(db).execute({ tokenHashes: [tokenHash] });
  return sessionOpenAt(now, session);
}

/** The same for the many calls that come at once. */
export async function findCallersSession(db: Queryable, tokenHash: string, now: Date) {
  return sessionOpenAt(now, await joinedSession(db, tokenHash));
}

const joinedSession = joinedLookup(async (db, tokenHashes: readonly string[]) => {
  const sessions = await sessionsQuery(db).execute({ tokenHashes: [...tokenHashes] });
  const byHash = new Map(sessions.map((session) => [session.tokenHash, session]));
  return tokenHashes.map((tokenHash) => byHash.get(tokenHash));
});

const sessionOpenAt = <Session extends { expiresAt: Date }>(now: Date, session: Session | undefined) =>
  session && session.expiresAt > now ? session : undefined;

const sessionsQuery = preparedOnce((db, name) =>
  db
    .select({
      tokenHash: sessionTable.tokenHash,
      customer: customerColumns,
      lastUsedAt: sessionTable.lastUsedAt,
      expiresAt: sessionTable.expiresAt,
    })
    .from(sessionTable)
    .innerJoin(customerTable, eq(customerTable.id, sessionTable.customerId))
    .where(
      and(
        sql`${sessionTable.tokenHash} = any(${sql.placeholder("tokenHashes")}::text[])`,
        isNull(sessionTable.revokedAt),
        eq(customerTable.status, "active"),
      ),
    )
    .prepare(name),
);

/** A customer's open sessions, last used first. */
export function listSessions(db: Queryable, customerId: number, now: Date) {
  return db
    .select({
      id: sessionTable.id,
      tokenHash: sessionTable.tokenHash,
      createdAt: sessionTable.createdAt,
      lastUsedAt: sessionTable.lastUsedAt,
      device: sessionTable.device,
    })
    .from(sessionTable)
    .where(and(eq(sessionTable.customerId, customerId), isOpen(now)))
    .orderBy(desc(sessionTable.lastUsedAt), desc(sessionTable.createdAt), sessionTable.id);
}

export async function insertSession(db: Queryable, session: typeof sessionTable.$inferInsert): Promise<void> {
  await db.insert(sessionTable).values(session);
}

export async function markSessionUsed(db: Queryable, tokenHash: string, now: Date): Promise<void> {
  await db.update(sessionTable).set({ lastUsedAt: now }).where(eq(sessionTable.tokenHash, tokenHash));
}

export function revokeSession(db: Queryable, tokenHash: string, now: Date): Promise<number> {
  return revoke(db, eq(sessionTable.tokenHash, tokenHash), now);
}

/** Ends one of a customer's sessions. @returns how many there were to end: 1 or 0 */
export async function revokeSessionOf(
  db: Queryable,
  customerId: number,
  id: string,
  now: Date,
): Promise<number> {
  return revoke(db, and(eq(sessionTable.customerId, customerId), eq(sessionTable.id, id)), now);
}

/** Ends all of a customer's sessions but the one that is kept. */
export function revokeSessionsOf(
  db: Queryable,
  customerId: number,
  now: Date,
  keptTokenHash?: string,
): Promise<number> {
  const others = keptTokenHash === undefined ? undefined : ne(sessionTable.tokenHash, keptTokenHash);
  return revoke(db, and(eq(sessionTable.customerId, customerId), others), now);
}

async function revoke(db: Queryable, which: SQL | undefined, now: Date): Promise<number> {
  const revoked = await db
    .update(sessionTable)
    .set({ revokedAt: now })
    .where(and(which, isOpen(now)))
    .returning({ id: sessionTable.id });
  return revoked.length;
}

/** Deletes sessions that nobody can use any more, so many at most. @returns how many it deleted */
export async function deleteEndedSessions(db: Queryable, now: Date, most: number): Promise<number> {
  const ended = db
    .select({ tokenHash: sessionTable.tokenHash })
    .from(sessionTable)
    .where(or(lt(sessionTable.expiresAt, now), isNotNull(sessionTable.revokedAt)))
    .limit(most);
  const deleted = await db
    .delete(sessionTable)
    .where(inArray(sessionTable.tokenHash, ended))
    .returning({ id: sessionTable.id });
  return deleted.length;
}
