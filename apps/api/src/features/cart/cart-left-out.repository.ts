import { and, asc, eq, sql } from "drizzle-orm";
import { business } from "@haat/contract/business-constants";
import type { Queryable } from "../../database/database";
import { preparedOnce } from "../../database/prepared";
import { productCombinationTable, productTable } from "../catalogue/catalogue.table";
import { cartLeftOutTable } from "./cart.table";
import { shopTable } from "../shop/shop.table";

/** So many pieces of a choice that found no place in a cart. */
export interface LeftOut {
  shopId: number;
  cartId: string;
  productId: number;
  combinationId: number | null;
  quantity: number;
}

/** Notes what found no place in a cart; what is noted for the same choice already adds up, to the cap at most. */
export async function noteLeftOut(tx: Queryable, left: LeftOut): Promise<void> {
  const { shopId, cartId, productId, combinationId } = cartLeftOutTable;
  await tx
    .insert(cartLeftOutTable)
    .values(left)
    .onConflictDoUpdate({
      target: [shopId, cartId, productId, combinationId],
      set: {
        quantity: sql`least(${cartLeftOutTable.quantity} + excluded.quantity, ${business.maxQuantityPerProduct})`,
      },
    });
}

/** What found no place in a cart, with price and stock as they are now, in the order of the products. */
export function listLeftOut(db: Queryable, shopId: number, cartId: string) {
  return leftOutQuery(db).execute({ shopId, cartId });
}

const leftOutQuery = preparedOnce((db, name) =>
  db
    .select({
      id: cartLeftOutTable.id,
      productId: cartLeftOutTable.productId,
      combinationId: cartLeftOutTable.combinationId,
      quantity: cartLeftOutTable.quantity,
      shopName: shopTable.slug,
      slug: productTable.slug,
      name: { bn: productTable.nameBn, en: productTable.nameEn },
      homeCityOnly: productTable.homeCityOnly,
      picture: sql<string>`coalesce(${productCombinationTable.picture}, ${productTable.picture})`,
      valueIds: sql<number[]>`coalesce(${productCombinationTable.valueIds}, '{}')`.mapWith(
        productCombinationTable.valueIds,
      ),
      unitPrice: sql`coalesce(${productCombinationTable.price}, ${productTable.price})`.mapWith(Number),
      available: sql`coalesce(${productCombinationTable.stock}, ${productTable.stock})`.mapWith(Number),
    })
    .from(cartLeftOutTable)
    .innerJoin(shopTable, eq(shopTable.id, cartLeftOutTable.shopId))
    .innerJoin(
      productTable,
      and(eq(productTable.shopId, cartLeftOutTable.shopId), eq(productTable.id, cartLeftOutTable.productId)),
    )
    .leftJoin(
      productCombinationTable,
      and(
        eq(productCombinationTable.shopId, cartLeftOutTable.shopId),
        eq(productCombinationTable.id, cartLeftOutTable.combinationId),
      ),
    )
    .where(
      and(
        eq(cartLeftOutTable.shopId, sql.placeholder("shopId")),
        eq(cartLeftOutTable.cartId, sql.placeholder("cartId")),
      ),
    )
    .orderBy(asc(cartLeftOutTable.productId), asc(cartLeftOutTable.combinationId))
    .prepare(name),
);
export type LeftOutRow = Awaited<ReturnType<typeof listLeftOut>>[number];

export async function forgetLeftOut(
  tx: Queryable,
  shopId: number,
  cartId: string,
  id: string,
): Promise<void> {
  await tx
    .delete(cartLeftOutTable)
    .where(
      and(
        eq(cartLeftOutTable.shopId, shopId),
        eq(cartLeftOutTable.cartId, cartId),
        eq(cartLeftOutTable.id, id),
      ),
    );
}
