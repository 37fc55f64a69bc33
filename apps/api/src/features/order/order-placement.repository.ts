import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database";
import { productCombinationTable, productTable } from "../catalogue/catalogue.table";
import {
  customerOrderTable,
  orderLineTable,
  orderStatusChangeTable,
  stockMovementTable,
} from "./order.table";

/**
 * Products with their prices and stocks of this moment, kept from other orders until the transaction ends. They are
 * locked in the order of their ids, so that two orders never wait for each other; "no key" lets carts refer to them.
 */
export function lockProducts(tx: Queryable, shopId: number, ids: number[]) {
  return tx
    .select({
      id: productTable.id,
      slug: productTable.slug,
      name: { bn: productTable.nameBn, en: productTable.nameEn },
      picture: productTable.picture,
      price: productTable.price,
      stock: productTable.stock,
    })
    .from(productTable)
    .where(and(eq(productTable.shopId, shopId), inArray(productTable.id, ids)))
    .orderBy(asc(productTable.id))
    .for("no key update");
}

/** The same for combinations, which come after all products. */
export async function lockCombinations(tx: Queryable, shopId: number, ids: number[]) {
  if (ids.length === 0) return [];
  return tx
    .select({
      id: productCombinationTable.id,
      valueIds: productCombinationTable.valueIds,
      picture: productCombinationTable.picture,
      price: productCombinationTable.price,
      stock: productCombinationTable.stock,
    })
    .from(productCombinationTable)
    .where(and(eq(productCombinationTable.shopId, shopId), inArray(productCombinationTable.id, ids)))
    .orderBy(asc(productCombinationTable.id))
    .for("no key update");
}

/** So many pieces of a product or a combination. */
export interface Pieces {
  id: number;
  quantity: number;
}

const asRows = (pieces: Pieces[]) =>
  sql`(values ${sql.join(
    pieces.map(({ id, quantity }) => sql`(${id}::int, ${quantity}::int)`),
    sql`, `,
  )}) as taken (id, quantity)`;
const takenQuantity = sql`taken.quantity`;

/** Takes pieces out of products, where there are enough. @returns how many products had enough */
export async function takeFromProducts(tx: Queryable, shopId: number, pieces: Pieces[]): Promise<number> {
  const taken = await tx
    .update(productTable)
    .set({
      stock: sql`${productTable.stock} - ${takenQuantity}`,
      soldCount: sql`${productTable.soldCount} + ${takenQuantity}`,
    })
    .from(asRows(pieces))
    .where(
      and(
        eq(productTable.shopId, shopId),
        sql`${productTable.id} = taken.id`,
        sql`${productTable.stock} >= ${takenQuantity}`,
      ),
    )
    .returning({ id: productTable.id });
  return taken.length;
}

/** Takes pieces out of combinations, where there are enough. @returns how many combinations had enough */
export async function takeFromCombinations(tx: Queryable, shopId: number, pieces: Pieces[]): Promise<number> {
  if (pieces.length === 0) return 0;
  const taken = await tx
    .update(productCombinationTable)
    .set({ stock: sql`${productCombinationTable.stock} - ${takenQuantity}` })
    .from(asRows(pieces))
    .where(
      and(
        eq(productCombinationTable.shopId, shopId),
        sql`${productCombinationTable.id} = taken.id`,
        sql`${productCombinationTable.stock} >= ${takenQuantity}`,
      ),
    )
    .returning({ id: productCombinationTable.id });
  return taken.length;
}

/** Writes an order; nothing where its number is taken. @returns the order's id */
export async function insertOrder(
  tx: Queryable,
  order: typeof customerOrderTable.$inferInsert,
): Promise<number | undefined> {
  const [inserted] = await tx
    .insert(customerOrderTable)
    .values(order)
    .onConflictDoNothing({ target: [customerOrderTable.shopId, customerOrderTable.number] })
    .returning({ id: customerOrderTable.id });
  return inserted?.id;
}

export async function insertLines(
  tx: Queryable,
  lines: (typeof orderLineTable.$inferInsert)[],
): Promise<void> {
  await tx.insert(orderLineTable).values(lines);
}

export async function insertStatusChange(
  tx: Queryable,
  change: typeof orderStatusChangeTable.$inferInsert,
): Promise<void> {
  await tx.insert(orderStatusChangeTable).values(change);
}

export async function insertStockMovements(
  tx: Queryable,
  movements: (typeof stockMovementTable.$inferInsert)[],
): Promise<void> {
  await tx.insert(stockMovementTable).values(movements);
}
