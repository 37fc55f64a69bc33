import { and, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { productCombinationTable, productTable } from "../catalogue/catalogue.table";

/** How a product stands: everything that may keep customers from buying it. */
export async function findStanding(db: Queryable, shopId: number, id: number) {
  const [found] = await db
    .select({
      status: productTable.status,
      stock: productTable.stock,
      hasAttributes: productTable.hasAttributes,
      /** Combinations that customers see. */
      shown: sql<number>`(
        select count(*)::int from ${productCombinationTable} c
        where c.shop_id = "product"."shop_id" and c.product_id = "product"."id" and not c.hidden)`,
    })
    .from(productTable)
    .where(and(eq(productTable.shopId, shopId), eq(productTable.id, id)));
  return found;
}
