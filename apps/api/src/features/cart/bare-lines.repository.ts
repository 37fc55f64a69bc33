import { and, asc, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { joinedLookup } from "../../database/joined";
import { preparedOnce } from "../../database/prepared";
import { cartLineTable, cartTable } from "./cart.table";
import { ownCartQuery } from "./own-cart.repository";

/** The bare lines of a shopper's cart in a shop: what is in it, without a look at the catalogue. */
export const listOwnBareLines = ownCartQuery(cartTable, (db, name, isOwn) =>
  db
    .select({
      id: cartLineTable.id,
      productId: cartLineTable.productId,
      combinationId: cartLineTable.combinationId,
      quantity: cartLineTable.quantity,
      priceWhenAdded: cartLineTable.priceWhenAdded,
      addedAt: cartLineTable.addedAt,
    })
    .from(cartTable)
    .innerJoin(
      cartLineTable,
      and(eq(cartLineTable.shopId, cartTable.shopId), eq(cartLineTable.cartId, cartTable.id)),
    )
    .where(isOwn)
    .orderBy(asc(cartLineTable.addedAt), asc(cartLineTable.id))
    .prepare(name),
);

/** What is in a customer's cart in a shop before anybody keeps it from changing; for the many who order at once. */
export const readBareLines = joinedLookup(async (db: Queryable, asked: readonly CustomersCart[]) => {
  const lines = await customersLinesQuery(db).execute({
    shopIds: asked.map(({ shopId }) => shopId),
    customerIds: asked.map(({ customerId }) => customerId),
  });
  return asked.map(({ shopId, customerId }) =>
    lines.filter((line) => line.shopId === shopId && line.customerId === customerId),
  );
});

interface CustomersCart {
  shopId: number;
  customerId: number;
}

const customersLinesQuery = preparedOnce((db, name) =>
  db
    .select({
      shopId: cartTable.shopId,
      customerId: cartTable.customerId,
      productId: cartLineTable.productId,
      combinationId: cartLineTable.combinationId,
      quantity: cartLineTable.quantity,
    })
    .from(cartTable)
    .innerJoin(
      sql`unnest(${sql.placeholder("shopIds")}::int[], ${sql.placeholder("customerIds")}::int[])
        as asked (shop_id, customer_id)`,
      and(eq(cartTable.shopId, sql`asked.shop_id`), eq(cartTable.customerId, sql`asked.customer_id`)),
    )
    .innerJoin(
      cartLineTable,
      and(eq(cartLineTable.shopId, cartTable.shopId), eq(cartLineTable.cartId, cartTable.id)),
    )
    .prepare(name),
);
