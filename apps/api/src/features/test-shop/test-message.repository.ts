import { and, desc, eq, inArray, lt } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { shopTable } from "../shop/shop.table";
import { testMessageTable, testShopTable } from "./test-shop.table";

/** The code of a test shop whose customers may sign in. */
export async function findCode(db: Queryable, shopId: number): Promise<string | undefined> {
  const [found] = await db
    .select({ code: testShopTable.code })
    .from(testShopTable)
    .innerJoin(shopTable, eq(shopTable.id, testShopTable.shopId))
    .where(and(eq(testShopTable.shopId, shopId), eq(shopTable.status, "test")));
  return found?.code;
}

/** Whether a shop is a test shop, open or not. */
export async function isTestShop(db: Queryable, shopId: number): Promise<boolean> {
  return (await db.$count(testShopTable, eq(testShopTable.shopId, shopId))) > 0;
}

export async function insertMessage(
  db: Queryable,
  message: typeof testMessageTable.$inferInsert,
): Promise<void> {
  await db.insert(testMessageTable).values(message);
}

/** The newest text messages of a test shop. */
export function listMessages(db: Queryable, shopId: number, most: number) {
  return db
    .select({ phone: testMessageTable.phone, text: testMessageTable.text, at: testMessageTable.at })
    .from(testMessageTable)
    .where(eq(testMessageTable.shopId, shopId))
    .orderBy(desc(testMessageTable.id))
    .limit(most);
}

/** Deletes messages from before a moment, so many at most. @returns how many it deleted */
export async function deleteTestMessagesBefore(db: Queryable, before: Date, most: number): Promise<number> {
  const old = db
    .select({ id: testMessageTable.id })
    .from(testMessageTable)
    .where(lt(testMessageTable.at, before))
    .limit(most);
  const deleted = await db
    .delete(testMessageTable)
    .where(inArray(testMessageTable.id, old))
    .returning({ id: testMessageTable.id });
  return deleted.length;
}
