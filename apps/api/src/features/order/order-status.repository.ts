import type { OrderStatusId } from "@haat/contract/shared/business-constants";
import { and, asc, eq } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { customerOrderTable, orderLineTable } from "./order.table";

/** An order by its number, kept from other moves until the transaction ends. */
export async function lockOrder(tx: Queryable, shopId: number, number: string) {
  const [order] = await tx
    .select({
      id: customerOrderTable.id,
      customerId: customerOrderTable.customerId,
      status: customerOrderTable.status,
      paymentStatus: customerOrderTable.paymentStatus,
      couponUseId: customerOrderTable.couponUseId,
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
): Promise<OrderStatusId | undefined> {
  const [found] = await db
    .select({ status: customerOrderTable.status })
    .from(customerOrderTable)
    .where(
      and(
        eq(customerOrderTable.shopId, shopId),
        eq(customerOrderTable.number, number),
        eq(customerOrderTable.customerId, customerId),
      ),
    );
  return found?.status;
}

export async function setStatus(
  tx: Queryable,
  shopId: number,
  orderId: number,
  status: OrderStatusId,
  paymentStatus: typeof customerOrderTable.$inferSelect.paymentStatus,
): Promise<void> {
  await tx
    .update(customerOrderTable)
    .set({ status, paymentStatus })
    .where(and(eq(customerOrderTable.shopId, shopId), eq(customerOrderTable.id, orderId)));
}

/** The order refers to no use of a coupon any more; its code and its discount stay as they were. */
export async function forgetCouponUse(tx: Queryable, shopId: number, orderId: number): Promise<void> {
  await tx
    .update(customerOrderTable)
    .set({ couponUseId: null })
    .where(and(eq(customerOrderTable.shopId, shopId), eq(customerOrderTable.id, orderId)));
}

/** What the lines of an order took out of stock. */
export function listTakenPieces(tx: Queryable, shopId: number, orderId: number) {
  return tx
    .select({
      productId: orderLineTable.productId,
      combinationId: orderLineTable.combinationId,
      quantity: orderLineTable.quantity,
    })
    .from(orderLineTable)
    .where(and(eq(orderLineTable.shopId, shopId), eq(orderLineTable.orderId, orderId)))
    .orderBy(asc(orderLineTable.position));
}
