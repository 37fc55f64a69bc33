import { and, asc, eq } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { categoryTable, productTable } from "../catalogue/catalogue.table";
import { picturesOfProduct } from "../catalogue/product-pictures.table";

const ownColumns = {
  id: productTable.id,
  slug: productTable.slug,
  nameBn: productTable.nameBn,
  nameEn: productTable.nameEn,
  picture: productTable.picture,
  price: productTable.price,
  maxPrice: productTable.maxPrice,
  stock: productTable.stock,
};

/** One of a shop's products. */
export async function findProduct(db: Queryable, shopId: number, id: number) {
  const [found] = await db
    .select(ownColumns)
    .from(productTable)
    .where(and(eq(productTable.shopId, shopId), eq(productTable.id, id)));
  return found;
}

/** The same with all that the shop's people are shown of it. */
export async function findShownProduct(db: Queryable, shopId: number, id: number) {
  const [found] = await db
    .select({
      ...ownColumns,
      status: productTable.status,
      oldPrice: productTable.oldPrice,
      descriptionBn: productTable.descriptionBn,
      descriptionEn: productTable.descriptionEn,
      category: { bn: categoryTable.nameBn, en: categoryTable.nameEn },
      pictures: picturesOfProduct,
      soldCount: productTable.soldCount,
      ratingCount: productTable.ratingCount,
      ratingSum: productTable.ratingSum,
    })
    .from(productTable)
    .innerJoin(
      categoryTable,
      and(eq(categoryTable.shopId, productTable.shopId), eq(categoryTable.id, productTable.categoryId)),
    )
    .where(and(eq(productTable.shopId, shopId), eq(productTable.id, id)));
  return found;
}

/** The categories of a shop, in the order in which it shows them. */
export function listCategories(db: Queryable, shopId: number) {
  return db
    .select({ id: categoryTable.id, name: { bn: categoryTable.nameBn, en: categoryTable.nameEn } })
    .from(categoryTable)
    .where(eq(categoryTable.shopId, shopId))
    .orderBy(asc(categoryTable.position), asc(categoryTable.id));
}
