import { and, asc, eq, gt, inArray } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { categoryTable, productTable } from "../catalogue/catalogue.table";
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

/** What a shop is called now. */
export async function findShopTitle(db: Queryable, shopId: number) {
  const [shop] = await db
    .select({ bn: shopTable.titleBn, en: shopTable.titleEn })
    .from(shopTable)
    .where(eq(shopTable.id, shopId));
  return shop ?? { bn: "", en: "" };
}

/** Where orders stand, by their numbers. */
export function listStaged(db: Queryable, shopId: number, numbers: readonly string[]) {
  return db
    .select({
      id: customerOrderTable.id,
      number: customerOrderTable.number,
      status: customerOrderTable.status,
      packedAt: customerOrderTable.packedAt,
    })
    .from(customerOrderTable)
    .where(and(eq(customerOrderTable.shopId, shopId), inArray(customerOrderTable.number, [...numbers])));
}

/** What of orders is sold, with the category that each product is in now; the lines of newer orders last. */
export function listGoodsOf(db: Queryable, shopId: number, orderIds: readonly number[]) {
  return db
    .select({
      orderId: orderLineTable.orderId,
      productId: orderLineTable.productId,
      combinationId: orderLineTable.combinationId,
      name: { bn: orderLineTable.nameBn, en: orderLineTable.nameEn },
      picture: orderLineTable.picture,
      attributes: orderLineTable.attributes,
      quantity: orderLineTable.quantity,
      category: {
        id: categoryTable.id,
        position: categoryTable.position,
        bn: categoryTable.nameBn,
        en: categoryTable.nameEn,
      },
    })
    .from(orderLineTable)
    .innerJoin(
      productTable,
      and(eq(productTable.shopId, orderLineTable.shopId), eq(productTable.id, orderLineTable.productId)),
    )
    .innerJoin(
      categoryTable,
      and(eq(categoryTable.shopId, productTable.shopId), eq(categoryTable.id, productTable.categoryId)),
    )
    .where(
      and(
        eq(orderLineTable.shopId, shopId),
        inArray(orderLineTable.orderId, [...orderIds]),
        gt(orderLineTable.quantity, 0),
      ),
    )
    .orderBy(asc(orderLineTable.orderId), asc(orderLineTable.position));
}
export type GoodsRow = Awaited<ReturnType<typeof listGoodsOf>>[number];
