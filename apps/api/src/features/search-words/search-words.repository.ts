import { and, asc, count, desc, eq, inArray, lt, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { shopTable } from "../shop/shop.table";
import { searchMissTable, searchSynonymTable } from "./search-words.table";

/** Lets nobody else change the shop's words until the transaction ends. */
export async function holdShop(tx: Queryable, shopId: number): Promise<void> {
  await tx.select({ id: shopTable.id }).from(shopTable).where(eq(shopTable.id, shopId)).for("update");
}

/** The groups of words that mean the same in a shop, the latest first. */
export function listSynonyms(db: Queryable, shopId: number) {
  return db
    .select({ id: searchSynonymTable.id, words: searchSynonymTable.words })
    .from(searchSynonymTable)
    .where(eq(searchSynonymTable.shopId, shopId))
    .orderBy(desc(searchSynonymTable.id));
}
export type SynonymRow = Awaited<ReturnType<typeof listSynonyms>>[number];

/** @returns its id */
export async function insertSynonyms(tx: Queryable, shopId: number, words: string[]): Promise<number> {
  const [made] = await tx
    .insert(searchSynonymTable)
    .values({ shopId, words })
    .returning({ id: searchSynonymTable.id });
  if (!made) throw new Error("Words were not written.");
  return made.id;
}

const isGroup = (shopId: number, id: number) =>
  and(eq(searchSynonymTable.shopId, shopId), eq(searchSynonymTable.id, id));

export async function updateSynonyms(
  tx: Queryable,
  shopId: number,
  id: number,
  words: string[],
): Promise<void> {
  await tx.update(searchSynonymTable).set({ words }).where(isGroup(shopId, id));
}

export async function deleteSynonyms(tx: Queryable, shopId: number, id: number): Promise<void> {
  await tx.delete(searchSynonymTable).where(isGroup(shopId, id));
}

/** What was searched for and not found, the most often first. */
export function listMisses(db: Queryable, shopId: number, most: number) {
  return db
    .select({
      words: searchMissTable.words,
      searches: searchMissTable.searches,
      lastAt: searchMissTable.lastAt,
    })
    .from(searchMissTable)
    .where(eq(searchMissTable.shopId, shopId))
    .orderBy(desc(searchMissTable.searches), desc(searchMissTable.lastAt), asc(searchMissTable.words))
    .limit(most);
}

/** How many different searches of a shop have found nothing. */
export async function countMisses(db: Queryable, shopId: number): Promise<number> {
  const [counted] = await db
    .select({ misses: count() })
    .from(searchMissTable)
    .where(eq(searchMissTable.shopId, shopId));
  return counted?.misses ?? 0;
}

/** Forgets searches for what is found by another name from now on. @param pieces the names without their spaces */
export async function deleteMisses(tx: Queryable, shopId: number, pieces: string[]): Promise<void> {
  const piece = sql`replace(${searchMissTable.words}, ' ', '')`;
  await tx.delete(searchMissTable).where(and(eq(searchMissTable.shopId, shopId), inArray(piece, pieces)));
}

/** Counts searches that found nothing on top of those that were counted before, whoever counts at the same time. */
export async function addMisses(
  db: Queryable,
  misses: (typeof searchMissTable.$inferInsert)[],
): Promise<void> {
  await db
    .insert(searchMissTable)
    .values(misses)
    .onConflictDoUpdate({
      target: [searchMissTable.shopId, searchMissTable.words],
      set: {
        searches: sql`least(${searchMissTable.searches} + excluded.searches, 1000000)`,
        lastAt: sql`greatest(${searchMissTable.lastAt}, excluded.last_at)`,
      },
    });
}

/** Keeps so many searches of a shop: those that came most often, and of equal ones the latest. */
export async function keepMisses(db: Queryable, shopId: number, most: number): Promise<void> {
  const beyond = db
    .select({ words: searchMissTable.words })
    .from(searchMissTable)
    .where(eq(searchMissTable.shopId, shopId))
    .orderBy(desc(searchMissTable.searches), desc(searchMissTable.lastAt), asc(searchMissTable.words))
    .offset(most);
  await db
    .delete(searchMissTable)
    .where(and(eq(searchMissTable.shopId, shopId), inArray(searchMissTable.words, beyond)));
}

/** Deletes what nobody has searched for since a moment, so many at most. @returns how many it deleted */
export async function deleteMissesBefore(db: Queryable, before: Date, most: number): Promise<number> {
  const old = db
    .select({ row: sql`ctid` })
    .from(searchMissTable)
    .where(lt(searchMissTable.lastAt, before))
    .limit(most);
  const deleted = await db
    .delete(searchMissTable)
    .where(inArray(sql`ctid`, old))
    .returning({ shopId: searchMissTable.shopId });
  return deleted.length;
}
