import type { Queryable } from "../../platform/database";
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
