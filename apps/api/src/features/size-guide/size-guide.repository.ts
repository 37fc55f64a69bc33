import { and, asc, count, eq, inArray } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { productTable } from "../catalogue/catalogue.table";
import { shopTable } from "../shop/shop.table";
import { sizeGuideTable } from "./size-guide.table";

/** Lets nobody else change the shop's size guides until the transaction ends; orders go on. */
export async function holdShop(tx: Queryable, shopId: number): Promise<void> {
  await tx.select({ id: shopTable.id }).from(shopTable).where(eq(shopTable.id, shopId)).for("no key update");
}

/** The size guides of a shop, the first one first. */
export function listGuides(db: Queryable, shopId: number) {
  return db
    .select()
    .from(sizeGuideTable)
    .where(eq(sizeGuideTable.shopId, shopId))
    .orderBy(asc(sizeGuideTable.id));
}
export type GuideRow = Awaited<ReturnType<typeof listGuides>>[number];

const isGuide = (shopId: number, id: number) =>
  and(eq(sizeGuideTable.shopId, shopId), eq(sizeGuideTable.id, id));

export async function findGuide(db: Queryable, shopId: number, id: number): Promise<GuideRow | undefined> {
  const [found] = await db.select().from(sizeGuideTable).where(isGuide(shopId, id));
  return found;
}

/** How many products show each guide of a shop, by its id; those in the bin, too. */
export async function countProducts(db: Queryable, shopId: number): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: productTable.sizeGuideId, products: count() })
    .from(productTable)
    .where(eq(productTable.shopId, shopId))
    .groupBy(productTable.sizeGuideId);
  return new Map(rows.flatMap(({ id, products }) => (id === null ? [] : [[id, products]])));
}

/** Those of some ids that are guides of the shop. */
export async function listOwnIds(db: Queryable, shopId: number, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: sizeGuideTable.id })
    .from(sizeGuideTable)
    .where(and(eq(sizeGuideTable.shopId, shopId), inArray(sizeGuideTable.id, [...ids])));
  return rows.map(({ id }) => id);
}

/** @returns its id */
export async function insertGuide(tx: Queryable, guide: typeof sizeGuideTable.$inferInsert): Promise<number> {
  const [made] = await tx.insert(sizeGuideTable).values(guide).returning({ id: sizeGuideTable.id });
  if (!made) throw new Error("A size guide was not written.");
  return made.id;
}

export async function updateGuide(
  tx: Queryable,
  { shopId, id }: { shopId: number; id: number },
  change: Omit<GuideRow, "shopId" | "id">,
): Promise<void> {
  await tx.update(sizeGuideTable).set(change).where(isGuide(shopId, id));
}

/** Removes a guide; products that showed it show none. */
export async function deleteGuide(tx: Queryable, shopId: number, id: number): Promise<void> {
  await tx
    .update(productTable)
    .set({ sizeGuideId: null })
    .where(and(eq(productTable.shopId, shopId), eq(productTable.sizeGuideId, id)));
  await tx.delete(sizeGuideTable).where(isGuide(shopId, id));
}
