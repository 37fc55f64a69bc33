import { eq } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { pushKeyTable } from "./order-alert.table";

/** The key for push services as it is kept; undefined before there is one. */
export async function findPushKey(db: Queryable) {
  const [row] = await db.select().from(pushKeyTable);
  return row;
}
export type KeptPushKey = typeof pushKeyTable.$inferSelect;

/** Keeps the first key; of two made at once the first one stays. */
export async function insertPushKey(db: Queryable, row: typeof pushKeyTable.$inferInsert): Promise<void> {
  await db.insert(pushKeyTable).values(row).onConflictDoNothing();
}

/** Puts a key in another one's place, if that still stands there as it was. */
export async function replacePushKey(
  db: Queryable,
  was: KeptPushKey,
  row: typeof pushKeyTable.$inferInsert,
): Promise<void> {
  await db.update(pushKeyTable).set(row).where(eq(pushKeyTable.sealedPrivateKey, was.sealedPrivateKey));
}
