import { and, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { customerOrderTable, isReturnedOrder, orderStatusChangeTable } from "../order/order.table";

/** What a customer is told of an order: where it stands, and why and with which words it was cancelled. */
export async function findNewsOfOrder(db: Queryable, shopId: number, orderId: number) {
  const [order] = await db
    .select({
      number: customerOrderTable.number,
      status: customerOrderTable.status,
      isReturned: isReturnedOrder,
      packedAt: customerOrderTable.packedAt,
      language: customerOrderTable.language,
      recipientPhone: customerOrderTable.recipientPhone,
      grandTotal: customerOrderTable.grandTotal,
      paymentStatus: customerOrderTable.paymentStatus,
      shopTitle: { bn: customerOrderTable.shopTitleBn, en: customerOrderTable.shopTitleEn },
      reason: orderStatusChangeTable.reason,
      note: sql<string>`coalesce(${orderStatusChangeTable.note}, '')`,
    })
    .from(customerOrderTable)
    .leftJoin(
      orderStatusChangeTable,
      and(
        eq(orderStatusChangeTable.shopId, customerOrderTable.shopId),
        eq(orderStatusChangeTable.orderId, customerOrderTable.id),
        eq(orderStatusChangeTable.status, customerOrderTable.status),
      ),
    )
    .where(and(eq(customerOrderTable.shopId, shopId), eq(customerOrderTable.id, orderId)));
  return order;
}
export type NewsRow = NonNullable<Awaited<ReturnType<typeof findNewsOfOrder>>>;
