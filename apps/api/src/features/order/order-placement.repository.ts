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
  )}) as moved (id, quantity)`;
const movedQuantity = sql`moved.quantity`;

/** Takes pieces out of products, where there are enough. @returns how many products had enough */
export function takeFromProducts(tx: Queryable, shopId: number, pieces: Pieces[]): Promise<number> {
  return moveProducts(tx, shopId, pieces, -1);
}

/** Takes pieces out of combinations, where there are enough. @returns how many combinations had enough */
export function takeFromCombinations(tx: Queryable, shopId: number, pieces: Pieces[]): Promise<number> {
  return moveCombinations(tx, shopId, pieces, -1);
}

/** Puts pieces back into products and, where they have them, their combinations, in the order in which orders lock them. */
export async function putBack(
  tx: Queryable,
  shopId: number,
  ofProducts: Pieces[],
  ofCombinations: Pieces[],
): Promise<void> {
  const ids = (pieces: Pieces[]) => pieces.map(({ id }) => id);
  await lockProducts(tx, shopId, ids(ofProducts));
  await lockCombinations(tx, shopId, ids(ofCombinations));
  await moveProducts(tx, shopId, ofProducts, 1);
  await moveCombinations(tx, shopId, ofCombinations, 1);
}

/** Moves pieces out of (−1) or back into (1) products, together with how many were sold. */
async function moveProducts(tx: Queryable, shopId: number, pieces: Pieces[], sign: 1 | -1): Promise<number> {
  const change = sql`${sql.raw(String(sign))} * ${movedQuantity}`;
  const moved = await tx
    .update(productTable)
    .set({
      stock: sql`${productTable.stock} + ${change}`,
      soldCount: sql`${productTable.soldCount} - ${change}`,
    })
    .from(asRows(pieces))
    .where(
      and(
        eq(productTable.shopId, shopId),
        sql`${productTable.id} = moved.id`,
        sql`${productTable.stock} + ${change} >= 0`,
      ),
    )
    .returning({ id: productTable.id });
  return moved.length;
}

async function moveCombinations(
  tx: Queryable,
  shopId: number,
  pieces: Pieces[],
  sign: 1 | -1,
): Promise<number> {
  if (pieces.length === 0) return 0;
  const change = sql`${sql.raw(String(sign))} * ${movedQuantity}`;
  const moved = await tx
    .update(productCombinationTable)
    .set({ stock: sql`${productCombinationTable.stock} + ${change}` })
    .from(asRows(pieces))
    .where(
      and(
        eq(productCombinationTable.shopId, shopId),
        sql`${productCombinationTable.id} = moved.id`,
        sql`${productCombinationTable.stock} + ${change} >= 0`,
      ),
    )
    .returning({ id: productCombinationTable.id });
  return moved.length;
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
