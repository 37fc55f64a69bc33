import { inArray, lt, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { viewTable } from "./view.table";

/** Counts a visitor. @returns whether this one was not counted before */
export async function addView(db: Queryable, view: typeof viewTable.$inferInsert): Promise<boolean> {
  const added = await db
    .insert(viewTable)
    .values(view)
    .onConflictDoNothing()
    .returning({ shopId: viewTable.shopId });
  return added.length > 0;
}

/** Deletes views from before a day, so many at most. @returns how many it deleted */
export async function deleteViewsBefore(db: Queryable, day: string, most: number): Promise<number> {
  const old = db
    .select({ row: sql`ctid` })
    .from(viewTable)
    .where(lt(viewTable.day, day))
    .limit(most);
  const deleted = await db
    .delete(viewTable)
    .where(inArray(sql`ctid`, old))
    .returning({ shopId: viewTable.shopId });
  return deleted.length;
}
