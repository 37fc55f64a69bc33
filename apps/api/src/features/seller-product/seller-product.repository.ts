import { and, asc, eq } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { categoryTable, productTable } from "../catalogue/catalogue.table";

/** One of a shop's products. */
export async function findProduct(db: Queryable, shopId: number, id: number) {
  const [found] = await db
    .select({
      id: productTable.id,
      slug: productTable.slug,
      nameBn: productTable.nameBn,
      nameEn: productTable.nameEn,
      picture: productTable.picture,
      price: productTable.price,
      maxPrice: productTable.maxPrice,
      stock: productTable.stock,
    })
    .from(productTable)
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
