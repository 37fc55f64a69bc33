import { gt, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { isLive, productTable } from "../catalogue/catalogue.table";
import { orderStatusChangeTable } from "../order/order.table";
import { shopGoodsTable } from "./shop-goods.table";

/** Counts anew what a shop has on sale and has sold; what is as it was is not written. */
export async function countGoods(db: Queryable, shopId: number): Promise<void> {
  const { shopId: counted, products, staying, sold } = shopGoodsTable;
  await db.execute(sql`
    insert into ${shopGoodsTable} as kept ("shop_id", "products", "staying", "sold")
    select ${shopId}::int, count(*), count(*) filter (where ${productTable.homeCityOnly}), coalesce(sum(${productTable.soldCount}), 0)
    from ${productTable} where ${productTable.shopId} = ${shopId} and ${isLive}
    on conflict (${sql.identifier(counted.name)}) do update
    set ${sql.identifier(products.name)} = excluded."products", ${sql.identifier(staying.name)} = excluded."staying",
      ${sql.identifier(sold.name)} = excluded."sold"
    where (kept."products", kept."staying", kept."sold") is distinct from (excluded."products", excluded."staying", excluded."sold")`);
}

/** The shops in which an order came, or moved, since a moment. */
export async function listShopsThatSold(db: Queryable, since: Date): Promise<number[]> {
  const rows = await db
    .selectDistinct({ shopId: orderStatusChangeTable.shopId })
    .from(orderStatusChangeTable)
    .where(gt(orderStatusChangeTable.at, since));
  return rows.map(({ shopId }) => shopId);
}
