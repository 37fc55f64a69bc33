import { sql } from "drizzle-orm";
import type { Queryable } from "../../src/database/database";
import { productCombinationTable, productTable } from "../../src/features/catalogue/catalogue.table";
import { stockMovementTable } from "../../src/features/order/order.table";

/**
 * Begins the ledger of stock: for each product, or each combination of one that has them, as many first pieces as make the
 * ledger's sum, with the orders that are in it already, what the row says is left.
 */
export async function insertFirstStock(tx: Queryable, at: Date): Promise<void> {
  const moment = at.toISOString();
  await tx.execute(sql`
    insert into ${stockMovementTable} (shop_id, product_id, combination_id, change, reason, at)
    select held.shop_id, held.product_id, held.combination_id,
      held.stock - coalesce((
        select sum(moved.change) from ${stockMovementTable} moved
        where moved.shop_id = held.shop_id and moved.product_id = held.product_id
          and moved.combination_id is not distinct from held.combination_id
      ), 0),
      'initial', ${moment}::timestamptz
    from (
      select shop_id, id as product_id, null::int as combination_id, stock
      from ${productTable} where not has_attributes
      union all
      select shop_id, product_id, id, stock from ${productCombinationTable}
    ) held`);
}
