import { and, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { categoryTable, productTable } from "./catalogue.table";

/**
 * The next products of any shop that have no words in the index, in the order of their shops and ids; locked until written.
 * An index holds just these, and nothing is joined: without statistics, right after an import, PostgreSQL would go through
 * all products for each of them.
 */
export function listUnindexedProducts(db: Queryable, after: { shopId: number; id: number }, most: number) {
  return db
    .select({
      shopId: productTable.shopId,
      id: productTable.id,
      categoryId: productTable.categoryId,
      nameBn: productTable.nameBn,
      nameEn: productTable.nameEn,
      descriptionBn: productTable.descriptionBn,
      descriptionEn: productTable.descriptionEn,
      facts: productTable.facts,
    })
    .from(productTable)
    .where(
      and(
        sql`${productTable.searchVector} = ''`,
        sql`(${productTable.shopId}, ${productTable.id}) > (${after.shopId}, ${after.id})`,
      ),
    )
    .orderBy(productTable.shopId, productTable.id)
    .limit(most)
    .for("update", { skipLocked: true });
}

interface InCategory {
  shopId: number;
  categoryId: number;
}

/** Tells the names of the categories of some products. */
export async function namesOfCategories(db: Queryable, products: InCategory[]) {
  const shopIds = [...new Set(products.map(({ shopId }) => shopId))];
  const { shopId, id, nameBn, nameEn } = categoryTable;
  const rows =
    shopIds.length === 0
      ? []
      : await db.select({ shopId, id, nameBn, nameEn }).from(categoryTable).where(inArray(shopId, shopIds));
  const byId = new Map(rows.map((row) => [`${row.shopId} ${row.id}`, row]));
  return (product: InCategory) => {
    const names = byId.get(`${product.shopId} ${product.categoryId}`);
    return { categoryBn: names?.nameBn ?? "", categoryEn: names?.nameEn ?? "" };
  };
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
