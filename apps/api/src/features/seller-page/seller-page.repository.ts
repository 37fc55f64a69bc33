import { and, asc, eq } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { extraPageTable, shopTable } from "../shop/shop.table";

/** Lets nobody else change the shop's pages until the transaction ends. */
export async function holdShop(tx: Queryable, shopId: number): Promise<void> {
  await tx.select({ id: shopTable.id }).from(shopTable).where(eq(shopTable.id, shopId)).for("update");
}

/** Every page of a shop in its order. */
export function listPages(db: Queryable, shopId: number) {
  return db
    .select()
    .from(extraPageTable)
    .where(eq(extraPageTable.shopId, shopId))
    .orderBy(asc(extraPageTable.position), asc(extraPageTable.id));
}
export type PageRow = Awaited<ReturnType<typeof listPages>>[number];

/** @returns its id */
export async function insertPage(tx: Queryable, page: typeof extraPageTable.$inferInsert): Promise<number> {
  const [made] = await tx.insert(extraPageTable).values(page).returning({ id: extraPageTable.id });
  if (!made) throw new Error("A page was not written.");
  return made.id;
}

const isPage = (shopId: number, id: number) =>
  and(eq(extraPageTable.shopId, shopId), eq(extraPageTable.id, id));

export async function updatePage(
  tx: Queryable,
  { shopId, id }: { shopId: number; id: number },
  change: Partial<Omit<PageRow, "shopId" | "id" | "slug">>,
): Promise<void> {
  await tx.update(extraPageTable).set(change).where(isPage(shopId, id));
}

export async function deletePage(tx: Queryable, shopId: number, id: number): Promise<void> {
  await tx.delete(extraPageTable).where(isPage(shopId, id));
}
