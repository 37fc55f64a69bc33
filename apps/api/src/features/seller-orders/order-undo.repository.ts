import { and, desc, eq } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { customerOrderTable, isReturnedOrder } from "../order/order.table";
import { orderUndoTable } from "./seller-orders.table";

/** Keeps what an order was before its last move. @returns the id of what was kept */
export async function keepUndo(tx: Queryable, undo: typeof orderUndoTable.$inferInsert): Promise<number> {
  const [kept] = await tx.insert(orderUndoTable).values(undo).returning({ id: orderUndoTable.id });
  if (!kept) throw new Error("What an order was before was not kept.");
  return kept.id;
}

/** What an order was before its last move, if it can be taken back still; whoever takes it is the only one. */
export async function takeUndo(tx: Queryable, shopId: number, orderId: number, id?: number) {
  const [taken] = await tx
    .delete(orderUndoTable)
    .where(
      and(
        eq(orderUndoTable.shopId, shopId),
        eq(orderUndoTable.orderId, orderId),
        id === undefined ? undefined : eq(orderUndoTable.id, id),
      ),
    )
    .returning();
  return taken;
}
export type UndoRow = NonNullable<Awaited<ReturnType<typeof takeUndo>>>;

/** The move of an order that can be taken back. */
export async function findUndo(db: Queryable, shopId: number, orderId: number) {
  const [found] = await db
    .select({ from: orderUndoTable.fromStage, to: orderUndoTable.toStage })
    .from(orderUndoTable)
    .where(and(eq(orderUndoTable.shopId, shopId), eq(orderUndoTable.orderId, orderId)));
  return found;
}

/** How many moves of a shop's orders can be taken back at this moment, whoever made them. */
export const countUndoable = (db: Queryable, shopId: number): Promise<number> =>
  db.$count(orderUndoTable, eq(orderUndoTable.shopId, shopId));

/** The last moves that somebody made and can take back, the newest first. */
export function listUndoable(db: Queryable, shopId: number, madeBy: number, most: number) {
  return db
    .select({
      number: customerOrderTable.number,
      from: orderUndoTable.fromStage,
      to: orderUndoTable.toStage,
      status: customerOrderTable.status,
      isReturned: isReturnedOrder,
      packedAt: customerOrderTable.packedAt,
      shippingMethod: customerOrderTable.shippingMethod,
    })
    .from(orderUndoTable)
    .innerJoin(
      customerOrderTable,
      and(
        eq(customerOrderTable.shopId, orderUndoTable.shopId),
        eq(customerOrderTable.id, orderUndoTable.orderId),
      ),
    )
    .where(and(eq(orderUndoTable.shopId, shopId), eq(orderUndoTable.madeBy, madeBy)))
    .orderBy(desc(orderUndoTable.id))
    .limit(most);
}
