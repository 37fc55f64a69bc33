import { and, asc, count, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { categoryTable, productTable } from "../catalogue/catalogue.table";
import { businessCategoryTable, shopTable } from "../shop/shop.table";

/** Lets nobody else change the shop's categories or add goods to it until the transaction ends. */
export async function holdShop(tx: Queryable, shopId: number): Promise<void> {
  await tx.select({ id: shopTable.id }).from(shopTable).where(eq(shopTable.id, shopId)).for("update");
}

/** Every category of a shop in its order, with how many products are in it, whatever their state. */
export function listCategories(db: Queryable, shopId: number) {
  return db
    .select({
      id: categoryTable.id,
      slug: categoryTable.slug,
      nameBn: categoryTable.nameBn,
      nameEn: categoryTable.nameEn,
      picture: categoryTable.picture,
      position: categoryTable.position,
      products: sql`(${db
        .select({ products: count() })
        .from(productTable)
        .where(
          and(eq(productTable.shopId, shopId), eq(productTable.categoryId, categoryTable.id)),
        )})`.mapWith(Number),
    })
    .from(categoryTable)
    .where(eq(categoryTable.shopId, shopId))
    .orderBy(asc(categoryTable.position), asc(categoryTable.id));
}
export type CategoryRow = Awaited<ReturnType<typeof listCategories>>[number];

/** The picture of what a shop deals in. */
export async function pictureOfTrade(tx: Queryable, shopId: number): Promise<string | undefined> {
  const [trade] = await tx
    .select({ picture: businessCategoryTable.picture })
    .from(shopTable)
    .innerJoin(businessCategoryTable, eq(businessCategoryTable.id, shopTable.businessCategoryId))
    .where(eq(shopTable.id, shopId));
  return trade?.picture;
}

/** @returns its id */
export async function insertCategory(
  tx: Queryable,
  category: typeof categoryTable.$inferInsert,
): Promise<number> {
  const [made] = await tx.insert(categoryTable).values(category).returning({ id: categoryTable.id });
  if (!made) throw new Error("A category was not written.");
  return made.id;
}

const isCategory = (shopId: number, id: number) =>
  and(eq(categoryTable.shopId, shopId), eq(categoryTable.id, id));

export async function updateCategory(
  tx: Queryable,
  { shopId, id }: { shopId: number; id: number },
  change: Partial<Pick<CategoryRow, "nameBn" | "nameEn" | "picture" | "position">>,
): Promise<void> {
  await tx.update(categoryTable).set(change).where(isCategory(shopId, id));
}

/** Puts all products of a category into another one. */
export async function moveProducts(tx: Queryable, shopId: number, from: number, into: number): Promise<void> {
  await tx
    .update(productTable)
    .set({ categoryId: into })
    .where(and(eq(productTable.shopId, shopId), eq(productTable.categoryId, from)));
}

export async function deleteCategory(tx: Queryable, shopId: number, id: number): Promise<void> {
  await tx.delete(categoryTable).where(isCategory(shopId, id));
}
