import { and, count, desc, eq, gt, inArray, lt, lte, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { isNoTestPhone, oneTimeCodeTable, textMessageDayTable } from "./account.table";

export type { CodePurpose } from "./account.table";

/** Lets what concerns a phone or an address happen one behind the other, until the transaction ends. */
export async function takeTurn(tx: Queryable, subject: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`);
}

/** The codes sent to a phone since a moment, newest first. */
export function listCodesOfPhone(db: Queryable, phone: string, since: Date) {
  return db
    .select({
      id: oneTimeCodeTable.id,
      purpose: oneTimeCodeTable.purpose,
      codeHash: oneTimeCodeTable.codeHash,
      requestHash: oneTimeCodeTable.requestHash,
      share: oneTimeCodeTable.share,
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

/** How many codes were sent to anybody from one moment to another, and how many of them were typed in. */
export async function countCodes(db: Queryable, since: Date, until: Date) {
  const [counted] = await db
    .select({ sent: count(), used: count(oneTimeCodeTable.usedAt) })
    .from(oneTimeCodeTable)
    .where(
      and(
        gt(oneTimeCodeTable.createdAt, since),
        lte(oneTimeCodeTable.createdAt, until),
        // One that was refused (see `isRefused`) reached nobody who could type it in.
        gt(oneTimeCodeTable.expiresAt, oneTimeCodeTable.createdAt),
        // Nor was one to a customer of a test shop, which nobody was sent.
        isNoTestPhone(oneTimeCodeTable.phone),
      ),
    );
  return counted ?? { sent: 0, used: 0 };
}

export async function insertCode(db: Queryable, code: typeof oneTimeCodeTable.$inferInsert): Promise<number> {
  const [inserted] = await db.insert(oneTimeCodeTable).values(code).returning({ id: oneTimeCodeTable.id });
  if (!inserted) throw new Error("A one-time code was not kept.");
  return inserted.id;
}

/** Ends a code that the gateway refused. Its mark is that it ends at the moment when it was made. */
export async function voidRefusedCode(db: Queryable, id: number): Promise<void> {
  await db
    .update(oneTimeCodeTable)
    .set({ expiresAt: oneTimeCodeTable.createdAt })
    .where(eq(oneTimeCodeTable.id, id));
}

/** Whether the gateway refused a code, so that nobody can have got it. */
export function isRefused(code: Pick<SentCode, "createdAt" | "expiresAt">): boolean {
  return code.expiresAt <= code.createdAt;
}

/** Counts a wrong try against each of the codes it was compared with. */
export async function countWrongTry(db: Queryable, ids: number[]): Promise<void> {
  await db
    .update(oneTimeCodeTable)
    .set({ wrongTries: sql`${oneTimeCodeTable.wrongTries} + 1` })
    .where(inArray(oneTimeCodeTable.id, ids));
}

export async function markUsed(db: Queryable, id: number, now: Date): Promise<void> {
  await db.update(oneTimeCodeTable).set({ usedAt: now }).where(eq(oneTimeCodeTable.id, id));
}

/** Ends codes before their time. */
export async function expireCodes(db: Queryable, ids: number[], now: Date): Promise<void> {
  await db.update(oneTimeCodeTable).set({ expiresAt: now }).where(inArray(oneTimeCodeTable.id, ids));
}

/** Deletes codes from before a moment, so many at most. @returns how many it deleted */
export async function deleteCodesBefore(db: Queryable, before: Date, most: number): Promise<number> {
  const old = db
    .select({ id: oneTimeCodeTable.id })
    .from(oneTimeCodeTable)
    .where(lt(oneTimeCodeTable.createdAt, before))
    .limit(most);
  const deleted = await db
    .delete(oneTimeCodeTable)
    .where(inArray(oneTimeCodeTable.id, old))
    .returning({ id: oneTimeCodeTable.id });
  return deleted.length;
}

/** How many text messages went out on a day. */
export async function messagesOfDay(db: Queryable, day: string): Promise<number> {
  const [found] = await db
    .select({ messages: textMessageDayTable.messages })
    .from(textMessageDayTable)
    .where(eq(textMessageDayTable.day, day));
  return found?.messages ?? 0;
}

/**
 * Counts a text message that is to go out, where the day has room for it.
 * @param most how many there may be on that day, at least one
 * @returns how many there are with it; nothing where there is no room
 */
export async function countMessageOfDay(
  db: Queryable,
  dayOfMessage: string,
  most: number | undefined,
): Promise<number | undefined> {
  const [counted] = await db
    .insert(textMessageDayTable)
    .values({ day: dayOfMessage, messages: 1 })
    .onConflictDoUpdate({
      target: textMessageDayTable.day,
      set: { messages: sql`${textMessageDayTable.messages} + 1` },
      ...(most === undefined ? {} : { setWhere: lt(textMessageDayTable.messages, most) }),
    })
    .returning({ messages: textMessageDayTable.messages });
  return counted?.messages;
}
