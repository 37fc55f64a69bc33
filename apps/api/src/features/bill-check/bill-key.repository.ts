import { and, asc, eq, gt } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { customerOrderTable, isReturnedOrder } from "../order/order.table";
import { shopTable } from "../shop/shop.table";
import { billKeyTable } from "./bill-key.table";

/** The sealed key of a shop. */
export async function findBillKey(db: Queryable, shopId: number): Promise<string | undefined> {
  const [row] = await db
    .select({ sealedKey: billKeyTable.sealedKey })
    .from(billKeyTable)
    .where(eq(billKeyTable.shopId, shopId));
  return row?.sealedKey;
}

/** Keeps a shop's first key; of two made at once the first one stays. */
export async function insertBillKey(db: Queryable, row: typeof billKeyTable.$inferInsert): Promise<void> {
  await db.insert(billKeyTable).values(row).onConflictDoNothing();
}

/** Puts a sealed key in another one's place, if that still stands there. */
export async function replaceBillKey(
  db: Queryable,
  shopId: number,
  was: string,
  sealedKey: string,
): Promise<void> {
  await db
    .update(billKeyTable)
    .set({ sealedKey })
    .where(and(eq(billKeyTable.shopId, shopId), eq(billKeyTable.sealedKey, was)));
}

/** The sealed keys of so many shops behind one. */
export function listBillKeys(db: Queryable, { after, most }: { after: number; most: number }) {
  return db
    .select({ shopId: billKeyTable.shopId, sealedKey: billKeyTable.sealedKey })
    .from(billKeyTable)
    .where(gt(billKeyTable.shopId, after))
    .orderBy(asc(billKeyTable.shopId))
    .limit(most);
}

/** The key of the shop whose orders begin with a prefix; undefined where there is neither. */
export async function findKeyByPrefix(db: Queryable, prefix: string) {
  const [row] = await db
    .select({ shopId: shopTable.id, sellerKey: shopTable.sellerKey, sealedKey: billKeyTable.sealedKey })
    .from(shopTable)
    .innerJoin(billKeyTable, eq(billKeyTable.shopId, shopTable.id))
    .where(eq(shopTable.orderPrefix, prefix));
  return row;
}

/** What a paper of an order is held against. */
export async function findBilledOrder(db: Queryable, shopId: number, number: string) {
  const [row] = await db
    .select({
      number: customerOrderTable.number,
      orderedAt: customerOrderTable.orderedAt,
      status: customerOrderTable.status,
      isReturned: isReturnedOrder,
      paymentStatus: customerOrderTable.paymentStatus,
      grandTotal: customerOrderTable.grandTotal,
      shopTitle: { bn: customerOrderTable.shopTitleBn, en: customerOrderTable.shopTitleEn },
    })
    .from(customerOrderTable)
    .where(and(eq(customerOrderTable.shopId, shopId), eq(customerOrderTable.number, number)));
  return row;
}
