import { and, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database";
import { categoryTable, productTable } from "./catalogue.table";

/** The next products of any shop that have no words in the index, with all that search reads of them; locked until written. */
export function listUnindexedProducts(db: Queryable, after: { shopId: number; id: number }, most: number) {
  return db
    .select({
      shopId: productTable.shopId,
      id: productTable.id,
      nameBn: productTable.nameBn,
      nameEn: productTable.nameEn,
      descriptionBn: productTable.descriptionBn,
      descriptionEn: productTable.descriptionEn,
      categoryBn: categoryTable.nameBn,
      categoryEn: categoryTable.nameEn,
    })
    .from(productTable)
    .innerJoin(
      categoryTable,
      and(eq(categoryTable.shopId, productTable.shopId), eq(categoryTable.id, productTable.categoryId)),
    )
    .where(
      and(
        eq(productTable.searchVector, ""),
        sql`(${productTable.shopId}, ${productTable.id}) > (${after.shopId}, ${after.id})`,
      ),
    )
    .orderBy(productTable.shopId, productTable.id)
    .limit(most)
    .for("update", { of: productTable });
}

/** Writes what search reads of products. */
export async function saveSearchVectors(
  db: Queryable,
  products: { shopId: number; id: number; searchVector: string; nameVector: string }[],
): Promise<void> {
  if (products.length === 0) return;
  const rows = products.map(
    ({ shopId, id, searchVector, nameVector }) =>
      sql`(${shopId}::int, ${id}::int, ${searchVector}::tsvector, ${nameVector}::tsvector)`,
  );
  await db.execute(sql`update ${productTable}
    set search_vector = written.search_vector, name_vector = written.name_vector
    from (values ${sql.join(rows, sql`, `)}) as written (shop_id, id, search_vector, name_vector)
    where ${productTable.shopId} = written.shop_id and ${productTable.id} = written.id`);
}
