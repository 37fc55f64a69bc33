import { and, asc, eq, inArray, like, or, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { insertMany, updateMany } from "../../database/many-rows";
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

/** Those of some slugs that products of a shop have. */
export async function listTakenSlugs(tx: Queryable, shopId: number, slugs: readonly string[]) {
  const rows = await tx
    .select({ slug: productTable.slug })
    .from(productTable)
    .where(and(eq(productTable.shopId, shopId), inArray(productTable.slug, [...slugs])));
  return rows.map(({ slug }) => slug);
}

/** The slugs of a shop's products that begin with one of some texts and a hyphen. */
export async function listSlugsBehind(tx: Queryable, shopId: number, slugs: readonly string[]) {
  if (slugs.length === 0) return [];
  const isBehind = or(...slugs.map((slug) => like(productTable.slug, `${slug}-%`)));
  const rows = await tx
    .select({ slug: productTable.slug })
    .from(productTable)
    .where(and(eq(productTable.shopId, shopId), isBehind));
  return rows.map(({ slug }) => slug);
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

/** @returns the id of each by its slug */
export async function insertProducts(tx: Queryable, products: readonly (typeof productTable.$inferInsert)[]) {
  const made = await insertMany(tx, productTable, products, ["id", "slug"]);
  return new Map(made.map(({ id, slug }) => [slug, id]));
}

export type ProductRow = Partial<typeof productTable.$inferSelect> & { shopId: number; id: number };

/** Writes products, all with the columns of the first one. */
export const updateProducts = (tx: Queryable, products: readonly ProductRow[]) =>
  updateMany(tx, productTable, ["shopId", "id"], products);

/** What products with combinations have and cost: the pieces of those that customers see, and the prices of those that can be bought. */
export async function sumUpCombinations(
  tx: Queryable,
  shopId: number,
  ids: readonly number[],
): Promise<void> {
  const { stock, hidden, productId } = productCombinationTable;
  const shown = tx
    .select({ pieces: sql`coalesce(sum(${stock}), 0)` })
    .from(productCombinationTable)
    .where(
      and(eq(productCombinationTable.shopId, shopId), eq(productId, productTable.id), eq(hidden, false)),
    );
  await tx
    .update(productTable)
    .set({ stock: sql`(${shown})` })
    .where(and(eq(productTable.shopId, shopId), inArray(productTable.id, [...ids])));
  await tx.execute(sql`select haat_sum_up_prices(${shopId}::int, ${`{${ids.join(",")}}`}::int[])`);
}

/** The pictures of products, in their order, in place of those they had. */
export async function replacePictures(
  tx: Queryable,
  shopId: number,
  products: readonly { id: number; pictures: readonly string[] }[],
): Promise<void> {
  if (products.length === 0) return;
  const isOfThem = inArray(
    productPictureTable.productId,
    products.map(({ id }) => id),
  );
  await tx.delete(productPictureTable).where(and(eq(productPictureTable.shopId, shopId), isOfThem));
  const rows = products.flatMap(({ id, pictures }) =>
    pictures.map((picture, position) => ({ shopId, productId: id, position, picture })),
  );
  await insertMany(tx, productPictureTable, rows);
}

/** @returns the id of each combination, with its product and its place in it */
export const insertCombinations = (
  tx: Queryable,
  combinations: readonly (typeof productCombinationTable.$inferInsert)[],
) => insertMany(tx, productCombinationTable, combinations, ["id", "productId", "position"]);

/** Writes combinations, all with the columns of the first one. */
export const updateCombinations = (
  tx: Queryable,
  combinations: readonly (Partial<typeof productCombinationTable.$inferSelect> & {
    shopId: number;
    id: number;
  })[],
) => updateMany(tx, productCombinationTable, ["shopId", "id"], combinations);

export async function deleteCombinations(tx: Queryable, shopId: number, ids: readonly number[]) {
  if (ids.length === 0) return;
  await tx
    .delete(productCombinationTable)
    .where(and(eq(productCombinationTable.shopId, shopId), inArray(productCombinationTable.id, [...ids])));
}

/** Lines of the ledger of stock, all with the columns of the first one; none for nothing. */
export async function insertMovements(
  tx: Queryable,
  movements: readonly (typeof stockMovementTable.$inferInsert)[],
): Promise<void> {
  await insertMany(
    tx,
    stockMovementTable,
    movements.filter(({ change }) => change !== 0),
  );
}
