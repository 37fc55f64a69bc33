import { eq } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { shopClosingTable } from "./shop-closing.table";

export type ClosingRow = typeof shopClosingTable.$inferSelect;

export async function findClosing(db: Queryable, shopId: number): Promise<ClosingRow | undefined> {
  const [found] = await db.select().from(shopClosingTable).where(eq(shopClosingTable.shopId, shopId));
  return found;
}

export async function insertClosing(
  tx: Queryable,
  row: Pick<ClosingRow, "shopId" | "accountId" | "reason" | "words" | "closedAt" | "finalFrom">,
): Promise<void> {
  await tx.insert(shopClosingTable).values(row);
}

export async function changeClosing(
  tx: Queryable,
  shopId: number,
  values: Partial<Pick<ClosingRow, "heldUpAt" | "finalAt">>,
): Promise<void> {
  await tx.update(shopClosingTable).set(values).where(eq(shopClosingTable.shopId, shopId));
}

export async function deleteClosing(tx: Queryable, shopId: number): Promise<void> {
  await tx.delete(shopClosingTable).where(eq(shopClosingTable.shopId, shopId));
}
