import { and, asc, eq, sql } from "drizzle-orm";
import { business } from "@haat/contract/shared/business-constants";
import type { Queryable } from "../../database/database";
import { preparedOnce } from "../../database/prepared";
import { choiceColumns } from "./cart-choice.repository";
import { cartLeftOutTable } from "./cart.table";
import { cartChoiceView } from "./cart-choice.table";
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
    .select({ ...choiceColumns, shopName: shopTable.slug })
    .from(cartChoiceView)
    .innerJoin(shopTable, eq(shopTable.id, cartChoiceView.shopId))
    .where(
      and(
        eq(cartChoiceView.shopId, sql.placeholder("shopId")),
        eq(cartChoiceView.cartId, sql.placeholder("cartId")),
        eq(cartChoiceView.isLeftOut, true),
      ),
    )
    .orderBy(asc(cartChoiceView.productId), asc(cartChoiceView.combinationId))
    .prepare(name),
);
export type LeftOutRow = Omit<Awaited<ReturnType<typeof listLeftOut>>[number], "shopName">;

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
