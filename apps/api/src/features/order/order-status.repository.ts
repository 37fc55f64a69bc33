import { business, orderStatuses, type OrderStatusId } from "@haat/contract/shared/business-constants";
import { and, asc, eq, gt, inArray } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { customerOrderTable, isReturnedOrder, orderLineTable, orderStatusChangeTable } from "./order.table";

const { pending, accept, in_store, shipped } = orderStatuses;

/** How many orders of a shop are neither delivered nor cancelled, counted as far as the desk counts. */
export async function countOpenOrders(db: Queryable, shopId: number): Promise<number> {
  const open = await db
    .select({ id: customerOrderTable.id })
    .from(customerOrderTable)
    .where(
      and(
        eq(customerOrderTable.shopId, shopId),
        inArray(customerOrderTable.status, [pending, accept, in_store, shipped]),
      ),
    )
    .limit(business.ordersCountedUpTo);
  return open.length;
}

/** An order by its number, kept from other moves until the transaction ends. */
export async function lockOrder(tx: Queryable, shopId: number, number: string) {
  const [order] = await tx
    .select({
      id: customerOrderTable.id,
      customerId: customerOrderTable.customerId,
      status: customerOrderTable.status,
      paymentStatus: customerOrderTable.paymentStatus,
      grandTotal: customerOrderTable.grandTotal,
      couponUseId: customerOrderTable.couponUseId,
      shippingMethod: customerOrderTable.shippingMethod,
      packedAt: customerOrderTable.packedAt,
      packedBy: customerOrderTable.packedBy,
      packedProgram: customerOrderTable.packedProgram,
    })
    .from(customerOrderTable)
    .where(and(eq(customerOrderTable.shopId, shopId), eq(customerOrderTable.number, number)))
    .for("update");
  return order;
}

/** Where a customer's order stands; nothing for somebody else's. */
export async function findStatus(
  db: Queryable,
  shopId: number,
  number: string,
  customerId: number,
): Promise<{ id: number; status: OrderStatusId } | undefined> {
  const [found] = await db
    .select({ id: customerOrderTable.id, status: customerOrderTable.status })
    .from(customerOrderTable)
    .where(
      and(
        eq(customerOrderTable.shopId, shopId),
        eq(customerOrderTable.number, number),
        eq(customerOrderTable.customerId, customerId),
      ),
    );
  return found;
}

/**
 * Whether an order was not taken, or came back. Asked by itself: what held an order back while it was locked may have been
 * what cancelled it, and a reason beside the lock would be read as it was before.
 */
export async function isOrderReturned(db: Queryable, shopId: number, orderId: number): Promise<boolean> {
  const [found] = await db
    .select({ isReturned: isReturnedOrder })
    .from(customerOrderTable)
    .where(and(eq(customerOrderTable.shopId, shopId), eq(customerOrderTable.id, orderId)));
  return found?.isReturned ?? false;
}

/** Whether it is paid follows from the ledger of cash, by a trigger. */
export async function setStatus(
  tx: Queryable,
  shopId: number,
  orderId: number,
  status: OrderStatusId,
): Promise<void> {
  await tx
    .update(customerOrderTable)
    .set({ status })
    .where(and(eq(customerOrderTable.shopId, shopId), eq(customerOrderTable.id, orderId)));
}

/** Which use of a coupon the order refers to; none any more where it was given back: its code and its discount stay. */
export async function setCouponUse(
  tx: Queryable,
  shopId: number,
  orderId: number,
  couponUseId: number | null,
): Promise<void> {
  await tx
    .update(customerOrderTable)
    .set({ couponUseId })
    .where(and(eq(customerOrderTable.shopId, shopId), eq(customerOrderTable.id, orderId)));
}

/** What the lines of an order took out of stock and still stands for; nothing of those that went out of it. */
export function listTakenPieces(tx: Queryable, shopId: number, orderId: number) {
  return tx
    .select({
      position: orderLineTable.position,
      productId: orderLineTable.productId,
      combinationId: orderLineTable.combinationId,
      quantity: orderLineTable.quantity,
      returnedPieces: orderLineTable.returnedPieces,
      writtenOffPieces: orderLineTable.writtenOffPieces,
    })
    .from(orderLineTable)
    .where(
      and(
        eq(orderLineTable.shopId, shopId),
        eq(orderLineTable.orderId, orderId),
        gt(orderLineTable.quantity, 0),
      ),
    )
    .orderBy(asc(orderLineTable.position));
}

/** Counts what is back and what is lost of a line. */
export async function setReturned(
  tx: Queryable,
  { shopId, orderId, position }: { shopId: number; orderId: number; position: number },
  counts: { returnedPieces: number; writtenOffPieces: number },
): Promise<void> {
  await tx
    .update(orderLineTable)
    .set(counts)
    .where(
      and(
        eq(orderLineTable.shopId, shopId),
        eq(orderLineTable.orderId, orderId),
        eq(orderLineTable.position, position),
      ),
    );
}

/** Takes a status out of an order's way, as if it had never been there. */
export async function deleteStatusChange(
  tx: Queryable,
  shopId: number,
  orderId: number,
  status: OrderStatusId,
): Promise<void> {
  await tx
    .delete(orderStatusChangeTable)
    .where(
      and(
        eq(orderStatusChangeTable.shopId, shopId),
        eq(orderStatusChangeTable.orderId, orderId),
        eq(orderStatusChangeTable.status, status),
      ),
    );
}
