import type { OrderSearch } from "@haat/contract/shared/order-search";
import { asc, desc, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { isOneOf, type ShopRow } from "../../database/shop-rows";
import { customerOrderTable, isReturnedOrder, orderStatusChangeTable } from "../order/order.table";
import { shopTable } from "../shop/shop.table";

/** The newest orders of all shops with a number, or to a phone. */
export function findOrders(db: Queryable, search: OrderSearch, most: number) {
  const found =
    "number" in search
      ? sql`(select * from haat_orders_by_number(${search.number}))`
      : sql`(select * from haat_orders_by_phone(${search.phone}))`;
  return db
    .select({
      shopId: customerOrderTable.shopId,
      id: customerOrderTable.id,
      number: customerOrderTable.number,
      sellerKey: shopTable.sellerKey,
      shop: { bn: shopTable.titleBn, en: shopTable.titleEn },
      shopPhone: customerOrderTable.shopPhone,
      status: customerOrderTable.status,
      isReturned: isReturnedOrder,
      paymentStatus: customerOrderTable.paymentStatus,
      orderedAt: customerOrderTable.orderedAt,
      pieces: customerOrderTable.itemCount,
      grandTotal: customerOrderTable.grandTotal,
      recipientName: customerOrderTable.recipientName,
      recipientPhone: customerOrderTable.recipientPhone,
      placeBn: customerOrderTable.placeBn,
      placeEn: customerOrderTable.placeEn,
    })
    .from(customerOrderTable)
    .innerJoin(shopTable, eq(shopTable.id, customerOrderTable.shopId))
    .where(sql`(${customerOrderTable.shopId}, ${customerOrderTable.id}) in ${found}`)
    .orderBy(desc(customerOrderTable.orderedAt), desc(customerOrderTable.id))
    .limit(most);
}
export type FoundRow = Awaited<ReturnType<typeof findOrders>>[number];

/** The statuses that some orders have had, oldest first. */
export function listTimelines(db: Queryable, orders: readonly ShopRow[]) {
  return db
    .select({
      shopId: orderStatusChangeTable.shopId,
      orderId: orderStatusChangeTable.orderId,
      status: orderStatusChangeTable.status,
      at: orderStatusChangeTable.at,
    })
    .from(orderStatusChangeTable)
    .where(isOneOf([orderStatusChangeTable.shopId, orderStatusChangeTable.orderId], orders))
    .orderBy(asc(orderStatusChangeTable.at), asc(orderStatusChangeTable.status));
}
