import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, or, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { preparedOnce } from "../../database/prepared";
import { customerColumns } from "./account.repository";
import { customerTable, sessionTable, type SessionAudience } from "./account.table";

/** What of a session and its customer tells who calls. */
export const sessionColumns = {
  customer: customerColumns,
  lastUsedAt: sessionTable.lastUsedAt,
  phoneProvedAt: sessionTable.phoneProvedAt,
  expiresAt: sessionTable.expiresAt,
};

const isOpen = (now: Date) => and(isNull(sessionTable.revokedAt), gt(sessionTable.expiresAt, now));

/** A shopper's session and whose it is; nothing where it has ended, was revoked, or the account is blocked. */
export async function findSession(db: Queryable, tokenHash: string, now: Date) {
  const [session] = await sessionsQuery(db).execute({ tokenHashes: [tokenHash] });
  return sessionOpenAt(now, session);
}

const sessionOpenAt = <Session extends { expiresAt: Date }>(now: Date, session: Session | undefined) =>
  session && session.expiresAt > now ? session : undefined;

/** That a session of an audience has one of these tokens and was not ended; whether it is over by now is to be judged yet. */
export const isUnended = (audience: SessionAudience) =>
  and(
    sql`${sessionTable.tokenHash} = any(${sql.placeholder("tokenHashes")}::text[])`,
    eq(sessionTable.audience, audience),
    isNull(sessionTable.revokedAt),
    eq(customerTable.status, "active"),
  );

/** Shoppers' sessions by the hashes of their tokens. */
export const sessionsQuery = preparedOnce((db, name) =>
  db
    .select({ tokenHash: sessionTable.tokenHash, ...sessionColumns })
    .from(sessionTable)
    .innerJoin(customerTable, eq(customerTable.id, sessionTable.customerId))
    .where(isUnended("shop"))
    .prepare(name),
);

/** Whose sessions of which audience. */
export interface SessionsOf {
  customerId: number;
  audience: SessionAudience;
}

/** An account's open sessions of an audience, last used first. */
export function listSessions(db: Queryable, { customerId, audience }: SessionsOf, now: Date) {
  return openSessionsQuery(db).execute({ customerId, audience, now: now.toISOString() });
}

const openSessionsQuery = preparedOnce((db, name) =>
  db
    .select({
      id: sessionTable.id,
      tokenHash: sessionTable.tokenHash,
      createdAt: sessionTable.createdAt,
      lastUsedAt: sessionTable.lastUsedAt,
      device: sessionTable.device,
    })
    .from(sessionTable)
    .where(
      and(
        eq(sessionTable.customerId, sql.placeholder("customerId")),
        eq(sessionTable.audience, sql.placeholder("audience")),
        isNull(sessionTable.revokedAt),
        gt(sessionTable.expiresAt, sql.placeholder("now")),
      ),
    )
    .orderBy(desc(sessionTable.lastUsedAt), desc(sessionTable.createdAt), sessionTable.id)
    .prepare(name),
);

export async function insertSession(db: Queryable, session: typeof sessionTable.$inferInsert): Promise<void> {
  await db.insert(sessionTable).values(session);
}

export async function markSessionUsed(db: Queryable, tokenHash: string, now: Date): Promise<void> {
  await db.update(sessionTable).set({ lastUsedAt: now }).where(eq(sessionTable.tokenHash, tokenHash));
}

/** Says that a code from its account's phone was given in a shopper's session. */
export async function markPhoneProved(db: Queryable, tokenHash: string, now: Date): Promise<void> {
  await db
    .update(sessionTable)
    .set({ phoneProvedAt: now })
    .where(and(eq(sessionTable.tokenHash, tokenHash), eq(sessionTable.audience, "shop")));
}

/** Ends a session of an audience, by its token. @returns how many there were to end: 1 or 0 */
export function revokeSession(
  db: Queryable,
  { tokenHash, audience }: { tokenHash: string; audience: SessionAudience },
  now: Date,
): Promise<number> {
  return revoke(db, and(eq(sessionTable.tokenHash, tokenHash), eq(sessionTable.audience, audience)), now);
}

/** Ends one of an account's sessions of an audience. @returns how many there were to end: 1 or 0 */
export function revokeSessionOf(
  db: Queryable,
  { customerId, audience }: SessionsOf,
  id: string,
  now: Date,
): Promise<number> {
  const own = and(eq(sessionTable.customerId, customerId), eq(sessionTable.audience, audience));
  return revoke(db, and(own, eq(sessionTable.id, id)), now);
}

/** Ends an account's sessions, of one audience or of both, all but the one that is kept. */
export function revokeSessionsOf(
  db: Queryable,
  { customerId, audience }: Pick<SessionsOf, "customerId"> & Partial<SessionsOf>,
  now: Date,
  keptTokenHash?: string,
): Promise<number> {
  const which = and(
    eq(sessionTable.customerId, customerId),
    audience && eq(sessionTable.audience, audience),
    keptTokenHash === undefined ? undefined : ne(sessionTable.tokenHash, keptTokenHash),
  );
  return revoke(db, which, now);
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
