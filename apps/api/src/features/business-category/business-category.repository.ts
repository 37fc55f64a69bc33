import { asc, count, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { businessCategoryTable, isApproved, shopTable } from "../shop/shop.table";

/** Keeps others from changing business categories until the transaction ends: names are compared with all of them. */
export async function lockCategories(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('haat business categories'))`);
}

/** Every business category in its order, with how many shops are of it, and how many of those are open. */
export function listCategories(db: Queryable) {
  return db
    .select({
      id: businessCategoryTable.id,
      nameBn: businessCategoryTable.nameBn,
      nameEn: businessCategoryTable.nameEn,
      picture: businessCategoryTable.picture,
      position: businessCategoryTable.position,
      shops: count(shopTable.id),
      openShops: sql`count(*) filter (where ${isApproved})`.mapWith(Number),
    })
    .from(businessCategoryTable)
    .leftJoin(shopTable, eq(shopTable.businessCategoryId, businessCategoryTable.id))
    .groupBy(businessCategoryTable.id)
    .orderBy(asc(businessCategoryTable.position), asc(businessCategoryTable.id));
}
export type CategoryRow = Awaited<ReturnType<typeof listCategories>>[number];

type Written = Pick<typeof businessCategoryTable.$inferInsert, "nameBn" | "nameEn" | "picture">;

/** @returns its id */
export async function insertCategory(
  tx: Queryable,
  category: Written & { position: number },
): Promise<number> {
  const [inserted] = await tx
    .insert(businessCategoryTable)
    .values(category)
    .returning({ id: businessCategoryTable.id });
  if (!inserted) throw new Error("A business category was not kept.");
  return inserted.id;
}

export async function updateCategory(
  tx: Queryable,
  id: number,
  change: Partial<Written & { position: number }>,
): Promise<void> {
  await tx.update(businessCategoryTable).set(change).where(eq(businessCategoryTable.id, id));
}

/** Keeps shops from becoming of this category until the transaction ends. @returns whether it is there */
export async function holdCategory(tx: Queryable, id: number): Promise<boolean> {
  const held = await tx
    .select({ id: businessCategoryTable.id })
    .from(businessCategoryTable)
    .where(eq(businessCategoryTable.id, id))
    .for("update");
  return held.length > 0;
}

export async function deleteCategory(tx: Queryable, id: number): Promise<void> {
  await tx.delete(businessCategoryTable).where(eq(businessCategoryTable.id, id));
}
