import type { ProductStatus } from "@haat/contract/shared/product-status";
import { and, asc, eq, gt, inArray, isNull, or, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { productTable } from "../catalogue/catalogue.table";
import { shopTable } from "../shop/shop.table";

/** Products of a shop, in the order in which orders lock them; what the bin has kept for too long is gone. */
export function lockProducts(tx: Queryable, shopId: number, ids: readonly number[], binnedSince: Date) {
  return tx
    .select({
      id: productTable.id,
      name: { bn: productTable.nameBn, en: productTable.nameEn },
      status: productTable.status,
      picture: productTable.picture,
    })
    .from(productTable)
    .where(
      and(
        eq(productTable.shopId, shopId),
        inArray(productTable.id, [...ids]),
        or(isNull(productTable.binnedAt), gt(productTable.binnedAt, binnedSince)),
      ),
    )
    .orderBy(asc(productTable.id))
    .for("no key update");
}

export async function setStatus(
  tx: Queryable,
  shopId: number,
  ids: readonly number[],
  status: ProductStatus,
  now: Date,
): Promise<void> {
  await tx
    .update(productTable)
    .set({ status, binnedAt: status === "bin" ? now : null })
    .where(and(eq(productTable.shopId, shopId), inArray(productTable.id, [...ids])));
}

/** Where the shop stands, which cannot change until the transaction ends. */
export async function holdShopStatus(tx: Queryable, shopId: number) {
  const [shop] = await tx
    .select({ status: shopTable.status })
    .from(shopTable)
    .where(eq(shopTable.id, shopId))
    .for("share");
  return shop?.status;
}

/**
 * Deletes what was thrown away before a moment and what no order is about: with everything that belongs to it. So many at most.
 * What was ordered stays as it is, for its orders, and nobody finds it any more.
 * @returns how many it deleted
 */
export async function deleteBinned(tx: Queryable, before: Date, most: number): Promise<number> {
  const { rows } = (await tx.execute(sql`
    select p.shop_id, p.id from ${productTable} p
    where p.binned_at < ${before.toISOString()}::timestamptz
      and not exists (select from order_line l where l.shop_id = p.shop_id and l.product_id = p.id)
      and not exists (select from stock_movement m where m.shop_id = p.shop_id and m.product_id = p.id and m.order_id is not null)
    order by p.binned_at limit ${most} for update skip locked`)) as unknown as {
    rows: { shop_id: number; id: number }[];
  };
  if (rows.length === 0) return 0;
  const gone = sql`(${sql.join(
    rows.map(({ shop_id, id }) => sql`(${shop_id}::int, ${id}::int)`),
    sql`, `,
  )})`;
  for (const table of belongings)
    await tx.execute(sql`delete from ${sql.identifier(table)} where (shop_id, product_id) in ${gone}`);
  await tx.execute(sql`delete from ${productTable} where (shop_id, id) in ${gone}`);
  return rows.length;
}

/** What goes with a product, in the order in which each is free to go. */
const belongings = [
  "cart_line",
  "cart_left_out",
  "stock_alert",
  "view",
  "stock_movement",
  "product_ribbon",
  "product_picture",
  "product_combination",
  "product_attribute_value",
] as const;
