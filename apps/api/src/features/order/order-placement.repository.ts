import type { OrderStatusId } from "@haat/contract/business-constants";
import { and, asc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { preparedOnce } from "../../database/prepared";
import { createInsert, onceForEach, placeholderRows, rowValues } from "../../database/prepared-insert";
import { cartLeftOutTable, cartLineTable, cartTable } from "../cart/cart.table";
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
  return productsQuery(tx).execute({ shopId, ids });
}

const productsQuery = preparedOnce((db, name) =>
  db
    .select({
      id: productTable.id,
      slug: productTable.slug,
      name: { bn: productTable.nameBn, en: productTable.nameEn },
      picture: productTable.picture,
      price: productTable.price,
      stock: productTable.stock,
      homeCityOnly: productTable.homeCityOnly,
    })
    .from(productTable)
    .where(
      and(
        eq(productTable.shopId, sql.placeholder("shopId")),
        sql`${productTable.id} = any(${sql.placeholder("ids")}::int[])`,
      ),
    )
    .orderBy(asc(productTable.id))
    .for("no key update")
    .prepare(name),
);

/** A product with what is left of it, or of all its combinations, as the last order that is over left it; nobody is waited for. */
export async function readProductStock(db: Queryable, shopId: number, productId: number) {
  const [product] = await db
    .select({ name: { bn: productTable.nameBn, en: productTable.nameEn }, stock: productTable.stock })
    .from(productTable)
    .where(and(eq(productTable.shopId, shopId), eq(productTable.id, productId)));
  return product;
}

/** The pieces that are left of products and combinations as the last order that is over left them; nobody is waited for. */
export async function readStocks(tx: Queryable, shopId: number, productIds: number[]) {
  return tx
    .select({
      productId: productTable.id,
      combinationId: productCombinationTable.id,
      name: { bn: productTable.nameBn, en: productTable.nameEn },
      stock: sql`coalesce(${productCombinationTable.stock}, ${productTable.stock})`.mapWith(Number),
    })
    .from(productTable)
    .leftJoin(
      productCombinationTable,
      and(
        eq(productCombinationTable.shopId, productTable.shopId),
        eq(productCombinationTable.productId, productTable.id),
      ),
    )
    .where(and(eq(productTable.shopId, shopId), inArray(productTable.id, productIds)));
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

const moved = sql`unnest(${sql.placeholder("ids")}::int[], ${sql.placeholder("changes")}::int[]) as moved (id, change)`;
const movedChange = sql`moved.change`;

/** The numbers that `moved` is made of. @param sign −1 takes pieces out, 1 puts them back */
const movement = (shopId: number, pieces: Pieces[], sign: 1 | -1) => ({
  shopId,
  ids: pieces.map(({ id }) => id),
  changes: pieces.map(({ quantity }) => sign * quantity),
});

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
  return (await productMove(tx).execute(movement(shopId, pieces, sign))).length;
}

const productMove = preparedOnce((db, name) =>
  db
    .update(productTable)
    .set({
      stock: sql`${productTable.stock} + ${movedChange}`,
      soldCount: sql`${productTable.soldCount} - ${movedChange}`,
    })
    .from(moved)
    .where(
      and(
        eq(productTable.shopId, sql.placeholder("shopId")),
        sql`${productTable.id} = moved.id`,
        sql`${productTable.stock} + ${movedChange} >= 0`,
      ),
    )
    .returning({ id: productTable.id })
    .prepare(name),
);

async function moveCombinations(
  tx: Queryable,
  shopId: number,
  pieces: Pieces[],
  sign: 1 | -1,
): Promise<number> {
  if (pieces.length === 0) return 0;
  return (await combinationMove(tx).execute(movement(shopId, pieces, sign))).length;
}

const combinationMove = preparedOnce((db, name) =>
  db
    .update(productCombinationTable)
    .set({ stock: sql`${productCombinationTable.stock} + ${movedChange}` })
    .from(moved)
    .where(
      and(
        eq(productCombinationTable.shopId, sql.placeholder("shopId")),
        sql`${productCombinationTable.id} = moved.id`,
        sql`${productCombinationTable.stock} + ${movedChange} >= 0`,
      ),
    )
    .returning({ id: productCombinationTable.id })
    .prepare(name),
);

/** What an order is written with: every column but its id, which the database gives. */
export type NewOrder = Required<Omit<typeof customerOrderTable.$inferInsert, "id">>;

/** Writes an order; nothing where its number is taken. @returns the order's id */
export async function insertOrder(tx: Queryable, order: NewOrder): Promise<number | undefined> {
  const [inserted] = await orderInsert(tx).execute(rowValues("order", [order]));
  return inserted?.id;
}

const { id: _, ...orderColumns } = getTableColumns(customerOrderTable);
const [newOrder] = placeholderRows("order", Object.keys(orderColumns) as (keyof NewOrder)[], 1);

const orderInsert = preparedOnce((db, name) =>
  db
    .insert(customerOrderTable)
    .values(newOrder as NonNullable<typeof newOrder>)
    .onConflictDoNothing({ target: [customerOrderTable.shopId, customerOrderTable.number] })
    .returning({ id: customerOrderTable.id })
    .prepare(name),
);

/** What belongs to a new order. */
export interface Trail {
  shopId: number;
  orderId: number;
  lines: Omit<typeof orderLineTable.$inferInsert, "shopId" | "orderId">[];
  status: OrderStatusId;
  /** Who ordered. */
  customerId: number;
  at: Date;
  /** The cart that is ordered, to be emptied; none where the cart stays as it is. */
  cartId: string | undefined;
}

/**
 * Writes an order's lines, its first status and what it took out of the stock, and empties its cart: one trip for all. The
 * cart itself stays, so that its version goes on counting.
 */
export async function writeTrail(tx: Queryable, trail: Trail): Promise<void> {
  const { shopId, orderId, at, cartId = null } = trail;
  const lines = trail.lines.map((line) => ({ shopId, orderId, ...line }));
  const moves = trail.lines.map(({ productId, combinationId = null, quantity }) => ({
    ...{ shopId, productId, combinationId, change: -quantity },
    ...{ reason: "order", orderId, at },
  }));
  const status = { shopId, orderId, status: trail.status, at, changedBy: trail.customerId };
  await trailOf(lines.length)(tx).execute({
    ...{ shopId, cartId },
    ...rowValues("line", lines),
    ...rowValues("move", moves),
    ...rowValues("status", [status]),
  });
}

const lineColumns = [
  ...(["shopId", "orderId", "position", "productId", "combinationId", "slug", "nameBn", "nameEn"] as const),
  ...(["picture", "attributes", "quantity", "unitPrice", "lineTotal"] as const),
];
const moveColumns = ["shopId", "productId", "combinationId", "change", "reason", "orderId", "at"] as const;
const statusColumns = ["shopId", "orderId", "status", "at", "changedBy"] as const;

const trailOf = onceForEach((lines: number) =>
  preparedOnce((db, name) => {
    const written = db.$with("written").as(
      db
        .insert(orderLineTable)
        .values(placeholderRows("line", lineColumns, lines))
        .returning({ position: orderLineTable.position }),
    );
    const moved = db.$with("moved").as(
      db
        .insert(stockMovementTable)
        .values(placeholderRows("move", moveColumns, lines))
        .returning({ id: stockMovementTable.id }),
    );
    const begun = db.$with("begun").as(
      db
        .insert(orderStatusChangeTable)
        .values(placeholderRows("status", statusColumns, 1))
        .returning({ status: orderStatusChangeTable.status }),
    );
    const emptied = db.$with("emptied").as(
      db
        .delete(cartLineTable)
        .where(
          and(
            eq(cartLineTable.shopId, sql.placeholder("shopId")),
            eq(cartLineTable.cartId, sql.placeholder("cartId")),
          ),
        )
        .returning({ id: cartLineTable.id }),
    );
    const forgotten = db.$with("forgotten").as(
      db
        .delete(cartLeftOutTable)
        .where(
          and(
            eq(cartLeftOutTable.shopId, sql.placeholder("shopId")),
            eq(cartLeftOutTable.cartId, sql.placeholder("cartId")),
          ),
        )
        .returning({ id: cartLeftOutTable.id }),
    );
    return db
      .with(written, moved, begun, emptied, forgotten)
      .update(cartTable)
      .set({ version: sql`${cartTable.version} + 1`, couponCode: null })
      .where(
        and(eq(cartTable.shopId, sql.placeholder("shopId")), eq(cartTable.id, sql.placeholder("cartId"))),
      )
      .prepare(name);
  }),
);

export const insertStatusChanges = createInsert(orderStatusChangeTable);
export const insertStockMovements = createInsert(stockMovementTable);
