import { and, asc, eq, inArray, like, or } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import {
  categoryTable,
  productCombinationTable,
  productPictureTable,
  productTable,
  ribbonTable,
} from "../catalogue/catalogue.table";
import { stockMovementTable } from "../order/order.table";
import { businessCategoryTable, shopTable } from "../shop/shop.table";

/**
 * Lets nobody else add goods to the shop until the transaction ends: slugs and the first category are taken one by one.
 * "No key" keeps nobody from ordering.
 */
export async function holdShop(tx: Queryable, shopId: number) {
  const [held] = await tx
    .select({ status: shopTable.status })
    .from(shopTable)
    .where(eq(shopTable.id, shopId))
    .for("no key update");
  return held;
}

/** The slugs of a shop's products that are a text, or begin with it and a hyphen. */
export async function listSlugsLike(tx: Queryable, shopId: number, slug: string): Promise<string[]> {
  const alike = or(eq(productTable.slug, slug), like(productTable.slug, `${slug}-%`));
  const rows = await tx
    .select({ slug: productTable.slug })
    .from(productTable)
    .where(and(eq(productTable.shopId, shopId), alike));
  return rows.map((row) => row.slug);
}

/** Ids of a shop's categories, in the order in which it shows them. */
export async function listCategoryIds(db: Queryable, shopId: number): Promise<number[]> {
  const rows = await db
    .select({ id: categoryTable.id })
    .from(categoryTable)
    .where(eq(categoryTable.shopId, shopId))
    .orderBy(asc(categoryTable.position), asc(categoryTable.id));
  return rows.map(({ id }) => id);
}

/** What a shop deals in. */
export async function findTradeOf(tx: Queryable, shopId: number) {
  const { nameBn, nameEn, picture } = businessCategoryTable;
  const [trade] = await tx
    .select({ nameBn, nameEn, picture })
    .from(shopTable)
    .innerJoin(businessCategoryTable, eq(businessCategoryTable.id, shopTable.businessCategoryId))
    .where(eq(shopTable.id, shopId));
  return trade;
}

export async function insertCategory(
  tx: Queryable,
  category: typeof categoryTable.$inferInsert,
): Promise<number | undefined> {
  const [made] = await tx.insert(categoryTable).values(category).returning({ id: categoryTable.id });
  return made?.id;
}

/** Those of some ribbons that the shop has. */
export async function listOwnRibbons(tx: Queryable, shopId: number, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: ribbonTable.id })
    .from(ribbonTable)
    .where(and(eq(ribbonTable.shopId, shopId), inArray(ribbonTable.id, [...ids])));
  return rows.map(({ id }) => id);
}

export async function insertProduct(tx: Queryable, product: typeof productTable.$inferInsert) {
  const [made] = await tx.insert(productTable).values(product).returning({ id: productTable.id });
  return made?.id;
}

export async function updateProduct(
  tx: Queryable,
  shopId: number,
  id: number,
  change: Partial<typeof productTable.$inferInsert>,
): Promise<void> {
  await tx
    .update(productTable)
    .set(change)
    .where(and(eq(productTable.shopId, shopId), eq(productTable.id, id)));
}

/** A product's pictures, in their order, in place of those it had. */
export async function replacePictures(
  tx: Queryable,
  shopId: number,
  productId: number,
  pictures: readonly string[],
): Promise<void> {
  const own = and(eq(productPictureTable.shopId, shopId), eq(productPictureTable.productId, productId));
  await tx.delete(productPictureTable).where(own);
  const rows = pictures.map((picture, position) => ({ shopId, productId, position, picture }));
  if (rows.length > 0) await tx.insert(productPictureTable).values(rows);
}

export async function insertCombination(
  tx: Queryable,
  combination: typeof productCombinationTable.$inferInsert,
) {
  const [made] = await tx
    .insert(productCombinationTable)
    .values(combination)
    .returning({ id: productCombinationTable.id });
  return made?.id;
}

export async function updateCombination(
  tx: Queryable,
  shopId: number,
  id: number,
  change: Partial<typeof productCombinationTable.$inferInsert>,
): Promise<void> {
  await tx
    .update(productCombinationTable)
    .set(change)
    .where(and(eq(productCombinationTable.shopId, shopId), eq(productCombinationTable.id, id)));
}

export async function deleteCombinations(tx: Queryable, shopId: number, ids: readonly number[]) {
  if (ids.length === 0) return;
  await tx
    .delete(productCombinationTable)
    .where(and(eq(productCombinationTable.shopId, shopId), inArray(productCombinationTable.id, [...ids])));
}

/** Lines of the ledger of stock. */
export async function insertMovements(
  tx: Queryable,
  movements: (typeof stockMovementTable.$inferInsert)[],
): Promise<void> {
  const moved = movements.filter(({ change }) => change !== 0);
  if (moved.length > 0) await tx.insert(stockMovementTable).values(moved);
}
