import { and, asc, eq, like, or, type GetColumnData } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { categoryTable, productPictureTable, productTable } from "../catalogue/catalogue.table";
import { stockMovementTable } from "../order/order.table";
import { businessCategoryTable, shopTable } from "../shop/shop.table";

const listed = {
  id: productTable.id,
  slug: productTable.slug,
  nameBn: productTable.nameBn,
  nameEn: productTable.nameEn,
  picture: productTable.picture,
  price: productTable.price,
  maxPrice: productTable.maxPrice,
  stock: productTable.stock,
};

/** A product as it was just made. */
export type ProductRow = { [Column in keyof typeof listed]: GetColumnData<(typeof listed)[Column]> };

/** Lets nobody else add goods to the shop until the transaction ends: slugs and the first category are taken one by one. */
export async function holdShop(tx: Queryable, shopId: number) {
  const [held] = await tx
    .select({ status: shopTable.status })
    .from(shopTable)
    .where(eq(shopTable.id, shopId))
    .for("update");
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

/** The categories of a shop, in the order in which it shows them. */
export function listCategories(db: Queryable, shopId: number) {
  return db
    .select({ id: categoryTable.id, name: { bn: categoryTable.nameBn, en: categoryTable.nameEn } })
    .from(categoryTable)
    .where(eq(categoryTable.shopId, shopId))
    .orderBy(asc(categoryTable.position), asc(categoryTable.id));
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

/** Puts a product without attributes on sale, with its picture and the first line of its ledger. */
export async function insertProduct(
  tx: Queryable,
  product: Omit<typeof productTable.$inferInsert, "maxPrice"> & { publishedAt: Date },
): Promise<ProductRow | undefined> {
  const { shopId, picture, price, stock, publishedAt } = product;
  const [made] = await tx
    .insert(productTable)
    .values({ ...product, maxPrice: price })
    .returning(listed);
  if (!made) return undefined;
  await tx.insert(productPictureTable).values({ shopId, productId: made.id, position: 0, picture });
  await tx
    .insert(stockMovementTable)
    .values({ shopId, productId: made.id, change: stock, reason: "initial", at: publishedAt });
  return made;
}
