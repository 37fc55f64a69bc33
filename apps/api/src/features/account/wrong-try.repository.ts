import { and, desc, eq, gt, inArray, lt, type SQL } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { wrongTryTable } from "./account.table";

/** What somebody may try to guess. */
export type TryKind = (typeof wrongTryTable.$inferSelect)["kind"];

function listTries(db: Queryable, kind: TryKind, whose: SQL | undefined, since: Date) {
  return db
    .select({ createdAt: wrongTryTable.createdAt })
    .from(wrongTryTable)
    .where(and(whose, eq(wrongTryTable.kind, kind), gt(wrongTryTable.createdAt, since)))
    .orderBy(desc(wrongTryTable.createdAt));
}

/** When a phone was tried with something wrong since a moment, on one share or on all of them, newest first. */
export function listTriesOfPhone(
  db: Queryable,
  kind: TryKind,
  { phone, share }: { phone: string; share?: string },
  since: Date,
) {
  const whose = and(
    eq(wrongTryTable.phone, phone),
    share === undefined ? undefined : eq(wrongTryTable.share, share),
  );
  return listTries(db, kind, whose, since);
}

/** When something wrong was tried from an address since a moment, newest first. */
export function listTriesFromAddress(db: Queryable, kind: TryKind, addressHash: string, since: Date) {
  return listTries(db, kind, eq(wrongTryTable.addressHash, addressHash), since);
}

export async function insertTry(db: Queryable, values: typeof wrongTryTable.$inferInsert): Promise<number> {
  const [inserted] = await db.insert(wrongTryTable).values(values).returning({ id: wrongTryTable.id });
  if (!inserted) throw new Error("A wrong try was not counted.");
  return inserted.id;
}

/** Takes a try back that was not wrong after all. */
export async function deleteTry(db: Queryable, id: number): Promise<void> {
  await db.delete(wrongTryTable).where(eq(wrongTryTable.id, id));
}

/** Deletes tries from before a moment, so many at most. @returns how many it deleted */
export async function deleteTriesBefore(db: Queryable, before: Date, most: number): Promise<number> {
  const old = db
    .select({ id: wrongTryTable.id })
    .from(wrongTryTable)
    .where(lt(wrongTryTable.createdAt, before))
    .limit(most);
  const deleted = await db
    .delete(wrongTryTable)
    .where(inArray(wrongTryTable.id, old))
    .returning({ id: wrongTryTable.id });
  return deleted.length;
}
