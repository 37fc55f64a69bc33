import { inArray, lt } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { contactMessageTable } from "./contact.table";

export async function saveContactMessage(
  db: Queryable,
  message: typeof contactMessageTable.$inferInsert,
): Promise<void> {
  await db.insert(contactMessageTable).values(message);
}

/** Deletes messages from before a time, so many at most. @returns how many it deleted */
export async function deleteContactMessagesBefore(
  db: Queryable,
  before: Date,
  most: number,
): Promise<number> {
  const old = db
    .select({ id: contactMessageTable.id })
    .from(contactMessageTable)
    .where(lt(contactMessageTable.createdAt, before))
    .limit(most);
  const deleted = await db
    .delete(contactMessageTable)
    .where(inArray(contactMessageTable.id, old))
    .returning({ id: contactMessageTable.id });
  return deleted.length;
}
