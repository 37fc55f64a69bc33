import { orderStatuses, type OrderStatusId } from "@haat/contract/shared/business-constants";
import type { ReportDay } from "@haat/contract/shared/report-days";
import { and, asc, between, count, desc, eq, ne, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { bangladeshDateOf } from "../../database/bangladesh-day-of";
import type { Queryable } from "../../database/database";
import { during, type Span } from "../../database/span";
import { productTable } from "../catalogue/catalogue.table";
import { customerOrderTable, orderLineTable, orderStatusChangeTable } from "../order/order.table";
import { shopVisitsTable } from "./shop-visits.table";

const sumOf = (amount: SQL | PgColumn) => sql`coalesce(sum(${amount}), 0)`.mapWith(Number);

const isKept = ne(customerOrderTable.status, orderStatuses.cancel);

const movedIn = (shopId: number, status: OrderStatusId, span: Span) =>
  and(
    eq(orderStatusChangeTable.shopId, shopId),
    eq(orderStatusChangeTable.status, status),
    during(orderStatusChangeTable.at, span),
  );

/** How long before some days most of what is delivered in them was placed, in ms. */
const usualDelivery = 30 * 86_400_000;

/**
 * The statements `moved` and `delivered`: the orders that were delivered, by day, with their grand totals. Those placed lately are read
 * from an index, and only the others one by one: told of no time, the database would go through all orders that the shop ever had.
 */
function deliveredByDay(shopId: number, span: Span, dayOf: (moment: PgColumn) => SQL): SQL {
  const lately = { from: new Date(span.from.getTime() - usualDelivery), until: span.until };
  const { shopId: shop, id, grandTotal, orderedAt } = customerOrderTable;
  const { orderId, at } = orderStatusChangeTable;
  return sql`
    moved as materialized (
      select ${orderId}, ${dayOf(at)} as day, lately.grand_total from ${orderStatusChangeTable}
      left join (
        select ${id}, ${grandTotal} from ${customerOrderTable} where ${eq(shop, shopId)} and ${during(orderedAt, lately)}
      ) as lately on lately.id = ${orderId}
      where ${movedIn(shopId, orderStatuses.delivered, span)}
    ), delivered as (
      select day, count(*) as delivered, sum(grand_total) as delivered_total from (
        select day, grand_total from moved where grand_total is not null
        union all
        select day, ${grandTotal} from moved join ${customerOrderTable} on ${eq(shop, shopId)} and ${id} = moved.order_id
        where moved.grand_total is null
      ) as each_order group by day
    )`;
}

/** What is known of a day, each a column of the statement below and a field of the API. */
const dayFigures = [
  "orders",
  "ordered_total",
  "delivered",
  "delivered_total",
  "cancelled",
  "visits",
  "coupon_orders",
  "coupon_discount",
] as const;
export type HappenedDay = ReportDay & Record<(typeof dayFigures)[number], number>;

const dayFigureColumns = sql.raw(
  dayFigures.map((figure) => `coalesce(${figure}, 0)::float8 as ${figure}`).join(", "),
);

/**
 * What happened on each of some days, without those on which nothing did.
 * @param span from the day `since` to the end of the day `end`; what happened in it before the day `start` counts for the day before that
 */
export async function listHappened(
  db: Queryable,
  shopId: number,
  span: Span,
  { since, start, end }: { since: string; start: string; end: string },
): Promise<HappenedDay[]> {
  const orders = customerOrderTable;
  const atLeast = (day: SQL | PgColumn) => sql`greatest(${day}, ${start}::date - 1)`;
  const dayOf = (moment: PgColumn) => atLeast(bangladeshDateOf(moment));
  const found = await db.execute(sql`
    with placed as (
      select day, count(*) as orders, sum(grand_total) as ordered_total, count(*) filter (where has_coupon) as coupon_orders,
        sum(coupon_discount) filter (where has_coupon) as coupon_discount
      from (
        select ${dayOf(orders.orderedAt)} as day, ${orders.grandTotal}, ${orders.couponDiscount},
          ${orders.couponCode} is not null and ${isKept} as has_coupon
        from ${orders} where ${eq(orders.shopId, shopId)} and ${during(orders.orderedAt, span)}
      ) as each_order group by day
    ), ${deliveredByDay(shopId, span, dayOf)}, cancelled as (
      select day, count(*) as cancelled from (
        select ${dayOf(orderStatusChangeTable.at)} as day from ${orderStatusChangeTable}
        where ${movedIn(shopId, orderStatuses.cancel, span)}
      ) as each_order group by day
    ), visited as (
      select day, sum(visits) as visits from (
        select ${atLeast(shopVisitsTable.day)} as day, ${shopVisitsTable.visits} from ${shopVisitsTable}
        where ${eq(shopVisitsTable.shopId, shopId)} and ${between(shopVisitsTable.day, since, end)}
      ) as counted group by day
    )
    select to_char(day, 'YYYY-MM-DD') as day, ${dayFigureColumns}
    from placed full join delivered using (day) full join cancelled using (day) full join visited using (day)`);
  return (found as unknown as { rows: HappenedDay[] }).rows;
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
