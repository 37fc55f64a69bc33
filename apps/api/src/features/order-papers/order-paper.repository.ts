import { and, asc, eq, gt, inArray } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { courierTable, parcelTable } from "../courier/courier.table";
import { customerOrderTable, orderLineTable } from "../order/order.table";
import { orderColumns, orderLineColumns } from "../order/order.repository";
import { shopTable } from "../shop/shop.table";

/** Orders of a shop by their numbers. */
export function listOrdersByNumber(db: Queryable, shopId: number, numbers: readonly string[]) {
  return db
    .select(orderColumns)
    .from(customerOrderTable)
    .innerJoin(shopTable, eq(shopTable.id, customerOrderTable.shopId))
    .where(and(eq(customerOrderTable.shopId, shopId), inArray(customerOrderTable.number, [...numbers])));
}

/** The lines of orders of which something is sold, each order's in the order of its cart. */
export function listLinesOf(db: Queryable, shopId: number, orderIds: readonly number[]) {
  return db
    .select({ orderId: orderLineTable.orderId, ...orderLineColumns })
    .from(orderLineTable)
    .where(
      and(
        eq(orderLineTable.shopId, shopId),
        inArray(orderLineTable.orderId, [...orderIds]),
        gt(orderLineTable.quantity, 0),
      ),
    )
    .orderBy(asc(orderLineTable.orderId), asc(orderLineTable.position));
}

/** Who brings orders, of those that were handed over. */
export function listCarried(db: Queryable, shopId: number, orderIds: readonly number[]) {
  return db
    .select({ orderId: parcelTable.orderId, name: courierTable.name, trackingCode: parcelTable.trackingCode })
    .from(parcelTable)
    .innerJoin(
      courierTable,
      and(eq(courierTable.shopId, parcelTable.shopId), eq(courierTable.id, parcelTable.courierId)),
    )
    .where(and(eq(parcelTable.shopId, shopId), inArray(parcelTable.orderId, [...orderIds])));
}
