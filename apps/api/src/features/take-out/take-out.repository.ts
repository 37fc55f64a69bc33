import { and, asc, desc, eq, ne, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { takeOutPartTable, takeOutTable } from "./take-out.table";

export type { TakeOutPlace } from "./take-out.table";

/** A copy of a shop's data. */
export interface TakeOutKey {
  shopId: number;
  id: number;
}
export type TakeOutRow = typeof takeOutTable.$inferSelect;
export type TakeOutPart = typeof takeOutPartTable.$inferSelect;

const isTakeOut = ({ shopId, id }: TakeOutKey) =>
  and(eq(takeOutTable.shopId, shopId), eq(takeOutTable.id, id));
const isOf = ({ shopId, id }: TakeOutKey) =>
  and(eq(takeOutPartTable.shopId, shopId), eq(takeOutPartTable.takeOutId, id));

export async function findTakeOut(db: Queryable, key: TakeOutKey): Promise<TakeOutRow | undefined> {
  const [found] = await db.select().from(takeOutTable).where(isTakeOut(key));
  return found;
}

/** The same, held until the transaction ends. */
export async function holdTakeOut(tx: Queryable, key: TakeOutKey): Promise<TakeOutRow | undefined> {
  const [found] = await tx.select().from(takeOutTable).where(isTakeOut(key)).for("update");
  return found;
}

/** The newest of a shop. */
export async function findNewest(db: Queryable, shopId: number): Promise<TakeOutRow | undefined> {
  const [found] = await db
    .select()
    .from(takeOutTable)
    .where(eq(takeOutTable.shopId, shopId))
    .orderBy(desc(takeOutTable.id))
    .limit(1);
  return found;
}

/** The one of a shop whose files are not deleted, held until the transaction ends. */
export async function holdCurrent(tx: Queryable, shopId: number): Promise<TakeOutRow | undefined> {
  const [found] = await tx
    .select()
    .from(takeOutTable)
    .where(and(eq(takeOutTable.shopId, shopId), ne(takeOutTable.state, "gone")))
    .for("update");
  return found;
}

/** @returns nothing where somebody asked for one at this moment */
export async function insertTakeOut(
  tx: Queryable,
  row: Pick<TakeOutRow, "shopId" | "accountId" | "language" | "key" | "askedAt">,
): Promise<TakeOutRow | undefined> {
  const [made] = await tx.insert(takeOutTable).values(row).onConflictDoNothing().returning();
  return made;
}

export async function updateTakeOut(
  tx: Queryable,
  key: TakeOutKey,
  change: Partial<Pick<TakeOutRow, "state" | "done" | "place" | "readyAt" | "until">>,
): Promise<void> {
  await tx.update(takeOutTable).set(change).where(isTakeOut(key));
}

export async function insertPart(tx: Queryable, row: TakeOutPart): Promise<void> {
  await tx.insert(takeOutPartTable).values(row);
}

/** Whether a part is the end of a ZIP. */
export async function isDirectory(db: Queryable, key: TakeOutKey, position: number): Promise<boolean> {
  const [found] = await db
    .select({ entries: takeOutPartTable.entries })
    .from(takeOutPartTable)
    .where(and(isOf(key), eq(takeOutPartTable.position, position)));
  return found?.entries.length === 0;
}

/** What the directory of one of a copy's ZIPs says, in the order in which it was written. */
export async function listEntries(db: Queryable, key: TakeOutKey, file: number) {
  const parts = await db
    .select({ entries: takeOutPartTable.entries })
    .from(takeOutPartTable)
    .where(and(isOf(key), eq(takeOutPartTable.file, file)))
    .orderBy(asc(takeOutPartTable.position));
  return parts.flatMap(({ entries }) => entries);
}

/** The ZIPs of a copy with their sizes in bytes and in parts. */
export function listFiles(db: Queryable, key: TakeOutKey) {
  return db
    .select({
      file: takeOutPartTable.file,
      bytes: sql`sum(${takeOutPartTable.bytes})`.mapWith(Number),
      parts: sql`count(*)`.mapWith(Number),
      first: sql`min(${takeOutPartTable.position})`.mapWith(Number),
    })
    .from(takeOutPartTable)
    .where(isOf(key))
    .groupBy(takeOutPartTable.file)
    .orderBy(asc(takeOutPartTable.file));
}

export async function deleteParts(tx: Queryable, key: TakeOutKey): Promise<void> {
  await tx.delete(takeOutPartTable).where(isOf(key));
}
