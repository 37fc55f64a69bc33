import { orderStatuses, type OrderStatusId } from "@haat/contract/shared/business-constants";
import { and, asc, between, count, desc, eq, gt, ne, sql, type SQL } from "drizzle-orm";
import { alias, type PgColumn } from "drizzle-orm/pg-core";
import { bangladeshDateOf, bangladeshDayOf } from "../../database/bangladesh-day-of";
import type { Queryable } from "../../database/database";
import { during, type Span } from "../../database/span";
import { productTable } from "../catalogue/catalogue.table";
import { customerOrderTable, orderLineTable, orderStatusChangeTable } from "../order/order.table";
import { shopVisitsTable } from "./shop-visits.table";

const sumOf = (amount: SQL | PgColumn) => sql`coalesce(sum(${amount}), 0)`.mapWith(Number);

const isKept = ne(customerOrderTable.status, orderStatuses.cancel);
const hasCoupon = sql`${customerOrderTable.couponCode} is not null and ${isKept}`;

/** The orders that were placed on each day, and the coupons in those that were not cancelled. */
export function listPlacedByDay(db: Queryable, shopId: number, span: Span) {
  return db
    .select({
      day: bangladeshDayOf(customerOrderTable.orderedAt),
      orders: count(),
      orderedTotal: sumOf(customerOrderTable.grandTotal),
      couponOrders: sql`count(*) filter (where ${hasCoupon})`.mapWith(Number),
      couponDiscount: sumOf(
        sql`${customerOrderTable.couponDiscount} * (case when ${hasCoupon} then 1 else 0 end)`,
      ),
    })
    .from(customerOrderTable)
    .where(and(eq(customerOrderTable.shopId, shopId), during(customerOrderTable.orderedAt, span)))
    .groupBy(bangladeshDateOf(customerOrderTable.orderedAt));
}

/** The orders that came into a status on each day, with their grand totals. */
export function listMovedByDay(db: Queryable, shopId: number, status: OrderStatusId, span: Span) {
  return db
    .select({
      day: bangladeshDayOf(orderStatusChangeTable.at),
      orders: count(),
      total: sumOf(customerOrderTable.grandTotal),
    })
    .from(orderStatusChangeTable)
    .innerJoin(
      customerOrderTable,
      and(
        eq(customerOrderTable.shopId, orderStatusChangeTable.shopId),
        eq(customerOrderTable.id, orderStatusChangeTable.orderId),
      ),
    )
    .where(
      and(
        eq(orderStatusChangeTable.shopId, shopId),
        eq(orderStatusChangeTable.status, status),
        during(orderStatusChangeTable.at, span),
      ),
    )
    .groupBy(bangladeshDateOf(orderStatusChangeTable.at));
}

/** The orders that were cancelled, by who did it and why, the most frequent first. */
export function countCancelled(db: Queryable, shopId: number, span: Span) {
  const byCustomer = sql<boolean>`coalesce(${orderStatusChangeTable.changedBy} = ${customerOrderTable.customerId}, false)`;
  return db
    .select({ reason: orderStatusChangeTable.reason, byCustomer, orders: count() })
    .from(orderStatusChangeTable)
    .innerJoin(
      customerOrderTable,
      and(
        eq(customerOrderTable.shopId, orderStatusChangeTable.shopId),
        eq(customerOrderTable.id, orderStatusChangeTable.orderId),
      ),
    )
    .where(
      and(
        eq(orderStatusChangeTable.shopId, shopId),
        eq(orderStatusChangeTable.status, orderStatuses.cancel),
        during(orderStatusChangeTable.at, span),
      ),
    )
    .groupBy(orderStatusChangeTable.reason, byCustomer)
    .orderBy(desc(count()), asc(orderStatusChangeTable.reason), asc(byCustomer));
}

/** The visitors of each day, both days and those between. */
export function listVisitsByDay(db: Queryable, shopId: number, first: string, last: string) {
  return db
    .select({ day: shopVisitsTable.day, visits: shopVisitsTable.visits })
    .from(shopVisitsTable)
    .where(and(eq(shopVisitsTable.shopId, shopId), between(shopVisitsTable.day, first, last)));
}

/** What was ordered of each product in orders that were not cancelled. */
const orderedIn = (db: Queryable, shopId: number, span: Span) =>
  db
    .select({
      productId: orderLineTable.productId,
      pieces: sumOf(orderLineTable.quantity).as("pieces"),
      total: sumOf(orderLineTable.lineTotal).as("total"),
    })
    .from(orderLineTable)
    .innerJoin(
      customerOrderTable,
      and(
        eq(customerOrderTable.shopId, orderLineTable.shopId),
        eq(customerOrderTable.id, orderLineTable.orderId),
      ),
    )
    .where(
      and(
        eq(orderLineTable.shopId, shopId),
        eq(customerOrderTable.shopId, shopId),
        isKept,
        during(customerOrderTable.orderedAt, span),
      ),
    )
    .groupBy(orderLineTable.productId);

const productColumns = {
  id: productTable.id,
  name: { bn: productTable.nameBn, en: productTable.nameEn },
  stock: productTable.stock,
};

/** What was ordered of products in orders that were not cancelled, the most valuable first. */
export async function listBestProducts(db: Queryable, shopId: number, span: Span, most: number) {
  // Only those few are looked at themselves.
  const best = orderedIn(db, shopId, span)
    .orderBy(desc(sql`total`), asc(orderLineTable.productId))
    .limit(most)
    .as("best");
  const rows = await db
    .select({ ...productColumns, pieces: best.pieces, total: best.total })
    .from(best)
    .innerJoin(productTable, and(eq(productTable.shopId, shopId), eq(productTable.id, best.productId)))
    .orderBy(desc(best.total), asc(productTable.id));
  return rows.map((row) => ({ ...row, pieces: Number(row.pieces), total: Number(row.total) }));
}
export type SoldProduct = Awaited<ReturnType<typeof listBestProducts>>[number];

/** What is on sale and there, and was ordered least; of that the oldest. */
export async function listSlowestProducts(db: Queryable, shopId: number, span: Span, most: number) {
  const live = alias(productTable, "live");
  const sold = orderedIn(db, shopId, span).as("sold");
  const pieces = sql`coalesce(${sold.pieces}, 0)`.mapWith(Number);
  // Put in order by their numbers alone, which an index holds: stock is looked at until there are enough.
  const ranked = db
    .select({
      id: live.id,
      pieces: pieces.as("pieces_or_none"),
      total: sql`coalesce(${sold.total}, 0)`.mapWith(Number).as("total_or_none"),
    })
    .from(live)
    .leftJoin(sold, eq(sold.productId, live.id))
    .where(and(eq(live.shopId, shopId), eq(live.status, "live")))
    .orderBy(asc(pieces), asc(live.id))
    .offset(0)
    .as("ranked");
  return db
    .select({ ...productColumns, pieces: ranked.pieces, total: ranked.total })
    .from(ranked)
    .innerJoin(
      productTable,
      and(eq(productTable.shopId, shopId), eq(productTable.id, ranked.id), gt(productTable.stock, 0)),
    )
    .orderBy(asc(ranked.pieces), asc(ranked.id))
    .limit(most);
}
