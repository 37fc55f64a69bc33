import { and, asc, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { joinedLookup } from "../../database/joined";
import { preparedOnce } from "../../database/prepared";
import { cartLineTable, cartTable } from "./cart.table";

/** The bare lines of a cart: what is in it, without a look at the catalogue. */
export function listBareLines(db: Queryable, shopId: number, cartId: string) {
  return bareLinesQuery(db).execute({ shopId, cartId });
}

const bareLinesQuery = preparedOnce((db, name) =>
  db
    .select({
      id: cartLineTable.id,
      productId: cartLineTable.productId,
      combinationId: cartLineTable.combinationId,
      quantity: cartLineTable.quantity,
      priceWhenAdded: cartLineTable.priceWhenAdded,
      addedAt: cartLineTable.addedAt,
    })
    .from(cartLineTable)
    .where(
      and(
        eq(cartLineTable.shopId, sql.placeholder("shopId")),
        eq(cartLineTable.cartId, sql.placeholder("cartId")),
      ),
    )
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
