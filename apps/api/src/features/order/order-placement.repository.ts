import type { OrderStatusId } from "@haat/contract/shared/business-constants";
import { and, eq, getTableColumns, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { preparedOnce } from "../../database/prepared";
import { createInsert, onceForEach, placeholderRows, rowValues } from "../../database/prepared-insert";
import { cartLeftOutTable, cartLineTable, cartTable } from "../cart/cart.table";
import {
  customerOrderTable,
  orderLineTable,
  orderStatusChangeTable,
  stockMovementTable,
} from "./order.table";

/** What an order is written with: every column but its id, which the database gives, and what becomes of it later. */
export type NewOrder = Required<Omit<typeof customerOrderTable.$inferInsert, "id" | WrittenLater>>;
type WrittenLater = "packedAt" | "packedBy" | "packedProgram";

/** Writes an order; nothing where its number is taken. @returns the order's id */
export async function insertOrder(tx: Queryable, order: NewOrder): Promise<number | undefined> {
  const [inserted] = await orderInsert(tx).execute(rowValues("order", [order]));
  return inserted?.id;
}

const {
  id: _id,
  packedAt: _at,
  packedBy: _by,
  packedProgram: _program,
  ...orderColumns
} = getTableColumns(customerOrderTable);
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
    shopId,
    productId,
    combinationId,
    change: -quantity,
    reason: "order",
    orderId,
    at,
  }));
  const status = { shopId, orderId, status: trail.status, at, changedBy: trail.customerId };
  await trailOf(lines.length)(tx).execute({
    shopId,
    cartId,
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

export const insertOrderLines = createInsert(orderLineTable);
export const insertStatusChanges = createInsert(orderStatusChangeTable);
export const insertStockMovements = createInsert(stockMovementTable);
