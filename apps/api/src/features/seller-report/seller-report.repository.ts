import { orderStatuses, type OrderStatusId } from "@haat/contract/shared/business-constants";
import { and, asc, between, count, desc, eq, ne, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
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

const movedIn = (shopId: number, status: OrderStatusId, span: Span) =>
  and(
    eq(orderStatusChangeTable.shopId, shopId),
    eq(orderStatusChangeTable.status, status),
    during(orderStatusChangeTable.at, span),
  );

/** The orders that were delivered on each day, with their grand totals. */
export function listDeliveredByDay(db: Queryable, shopId: number, span: Span) {
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
    .where(movedIn(shopId, orderStatuses.delivered, span))
    .groupBy(bangladeshDateOf(orderStatusChangeTable.at));
}

/** How many orders were cancelled on each day; the orders themselves are not looked at. */
export function listCancelledByDay(db: Queryable, shopId: number, span: Span) {
  return db
    .select({ day: bangladeshDayOf(orderStatusChangeTable.at), orders: count() })
    .from(orderStatusChangeTable)
    .where(movedIn(shopId, orderStatuses.cancel, span))
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
    .where(movedIn(shopId, orderStatuses.cancel, span))
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

interface OrderRange {
  first: number;
  last: number;
}

/**
 * The lowest and the highest number of a span's orders; a range of none where there are none. Told of it, the database reads the
 * lines between them, where it would read all of the shop's.
 */
async function rangeOfOrders(db: Queryable, shopId: number, span: Span): Promise<OrderRange> {
  // Of a sum, as numbers alone would be looked through from the shop's first order on.
  const number = sql`${customerOrderTable.id} + 0`;
  const [found] = await db
    .select({
      first: sql`coalesce(min(${number}), 0)`.mapWith(Number),
      last: sql`coalesce(max(${number}), -1)`.mapWith(Number),
    })
    .from(customerOrderTable)
    .where(and(eq(customerOrderTable.shopId, shopId), during(customerOrderTable.orderedAt, span)));
  return found ?? { first: 0, last: -1 };
}

/** What was ordered of each product in orders that were not cancelled. */
const orderedIn = (db: Queryable, shopId: number, span: Span, { first, last }: OrderRange) =>
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
        between(orderLineTable.orderId, first, last),
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
  const range = await rangeOfOrders(db, shopId, span);
  // Only those few are looked at themselves.
  const best = orderedIn(db, shopId, span, range)
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

/**
 * What sells best, as `listBestProducts` has it, and what is on sale and there and was ordered least, of that the oldest. What was
 * ordered of each product is added up once for both.
 */
export async function listBestAndSlowest(db: Queryable, shopId: number, span: Span, most: number) {
  const range = await rangeOfOrders(db, shopId, span);
  const found = (await db.execute(sql`
    with sold as materialized (${orderedIn(db, shopId, span, range)}),
    best as (select product_id as id, pieces, total from sold order by total desc, product_id limit ${most}),
    -- Most of a large shop's goods were not ordered: they are looked at by their numbers until there are enough of them.
    unsold as materialized (
      select id, 0::bigint as pieces, 0::bigint as total from ${productTable}
      where shop_id = ${shopId} and status = 'live' and stock > 0
        and id not in (select product_id from sold where pieces > 0)
      order by id limit ${most}),
    slowest as (
      select * from unsold
      union all (
        select sold.* from sold join ${productTable} there on there.shop_id = ${shopId} and there.id = sold.product_id
        where (select count(*) from unsold) < ${most} and there.status = 'live' and there.stock > 0 and sold.pieces > 0
        order by sold.pieces, sold.product_id limit ${most})
      order by pieces, id limit ${most})
    select listed.is_best, p.id, p.name_bn, p.name_en, p.stock, listed.pieces::int, listed.total::float8
    from (select true as is_best, best.* from best union all select false, slowest.* from slowest) listed
    join ${productTable} p on p.shop_id = ${shopId} and p.id = listed.id
    order by case when is_best then -listed.total else listed.pieces end, p.id`)) as unknown as {
    rows: (Omit<SoldProduct, "name"> & { is_best: boolean; name_bn: string; name_en: string })[];
  };
  const listed = (isBest: boolean) =>
    found.rows
      .filter((row) => row.is_best === isBest)
      .map(({ name_bn: bn, name_en: en, id, stock, pieces, total }): SoldProduct => ({
        id,
        name: { bn, en },
        stock,
        pieces,
        total,
      }));
  return { best: listed(true), slowest: listed(false) };
}
