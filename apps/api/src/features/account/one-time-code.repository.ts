import { and, desc, eq, gt, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database";
import { oneTimeCodeTable } from "./account.table";

/** Lets what concerns a phone or an address happen one behind the other, until the transaction ends. */
export async function takeTurn(tx: Queryable, subject: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`);
}

/** The codes sent to a phone since a moment, newest first. */
export function listCodesOfPhone(db: Queryable, phone: string, since: Date) {
  return db
    .select({
      id: oneTimeCodeTable.id,
      codeHash: oneTimeCodeTable.codeHash,
      createdAt: oneTimeCodeTable.createdAt,
      expiresAt: oneTimeCodeTable.expiresAt,
      wrongTries: oneTimeCodeTable.wrongTries,
      usedAt: oneTimeCodeTable.usedAt,
    })
    .from(oneTimeCodeTable)
    .where(and(eq(oneTimeCodeTable.phone, phone), gt(oneTimeCodeTable.createdAt, since)))
    .orderBy(desc(oneTimeCodeTable.createdAt), desc(oneTimeCodeTable.id));
}
export type SentCode = Awaited<ReturnType<typeof listCodesOfPhone>>[number];

/** When codes were asked for from an address since a moment, newest first. */
export function listRequestsFromAddress(db: Queryable, addressHash: string, since: Date) {
  return db
    .select({ createdAt: oneTimeCodeTable.createdAt })
    .from(oneTimeCodeTable)
    .where(and(eq(oneTimeCodeTable.addressHash, addressHash), gt(oneTimeCodeTable.createdAt, since)))
    .orderBy(desc(oneTimeCodeTable.createdAt));
}

export async function insertCode(db: Queryable, code: typeof oneTimeCodeTable.$inferInsert): Promise<number> {
  const [inserted] = await db.insert(oneTimeCodeTable).values(code).returning({ id: oneTimeCodeTable.id });
  if (!inserted) throw new Error("A one-time code was not kept.");
  return inserted.id;
}

/** Takes a code back that no message could bring. */
export async function deleteCode(db: Queryable, id: number): Promise<void> {
  await db.delete(oneTimeCodeTable).where(eq(oneTimeCodeTable.id, id));
}

export async function countWrongTry(db: Queryable, ids: number[]): Promise<void> {
  await db
    .update(oneTimeCodeTable)
    .set({ wrongTries: sql`${oneTimeCodeTable.wrongTries} + 1` })
    .where(inArray(oneTimeCodeTable.id, ids));
}

export async function markUsed(db: Queryable, ids: number[], now: Date): Promise<void> {
  await db.update(oneTimeCodeTable).set({ usedAt: now }).where(inArray(oneTimeCodeTable.id, ids));
}
