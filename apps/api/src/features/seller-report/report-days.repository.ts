import { orderStatuses, type OrderStatusId } from "@haat/contract/shared/business-constants";
import { and, between, eq, ne, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { bangladeshDateOf } from "../../database/bangladesh-day-of";
import { during, type Span } from "../../database/span";
import { customerOrderTable, orderLineTable, orderStatusChangeTable } from "../order/order.table";
import type { Days } from "./report-days.rules";
import { shopVisitsTable } from "./shop-visits.table";

/** Some days that are read from the orders themselves, and the moments from and until which they go. */
export interface LiveDays extends Days, Span {}

/** What is known of a day, each a column of `happened` and a field of the API. */
export const dayFigures = [
  "orders",
  "ordered_total",
  "delivered",
  "delivered_total",
  "cancelled",
  "visits",
  "coupon_orders",
  "coupon_discount",
] as const;

const none: LiveDays = {
  start: "1970-01-01",
  end: "1969-12-31",
  from: new Date(0),
  until: new Date(0),
};

/** A select for each run of days; the planner knows the days of each, as it would not of days that are joined. */
const ofEach = <Run extends Span>(runs: readonly Run[], empty: Run, select: (run: Run) => SQL): SQL =>
  sql.join((runs.length > 0 ? runs : [empty]).map(select), sql` union all `);

/** That a row is one of these shops'. */
export const ofShops = (column: PgColumn, shopIds: readonly number[]) =>
  shopIds.length === 1 ? eq(column, shopIds[0]) : sql`${column} = any(${sql.param([...shopIds])}::int[])`;

const isKept = ne(customerOrderTable.status, orderStatuses.cancel);

const movedIn = (shopIds: readonly number[], status: OrderStatusId, span: Span) =>
  and(
    ofShops(orderStatusChangeTable.shopId, shopIds),
    eq(orderStatusChangeTable.status, status),
    during(orderStatusChangeTable.at, span),
  );

/** How long before some days most of what is delivered in them was placed, in ms. */
const usualDelivery = 14 * 86_400_000;

/** The days in which most of what is delivered in some was placed, none of them twice. */
function placedBefore(runs: readonly Span[]): Span[] {
  const spans: Span[] = [];
  for (const { from, until } of runs) {
    const early = new Date(from.getTime() - usualDelivery);
    const last = spans.at(-1);
    if (last && early <= last.until) last.until = until;
    else spans.push({ from: early, until });
  }
  return spans;
}

/**
 * The statements `moved` and `delivered`: the orders that were delivered, by day, with their grand totals. Those placed lately are read
 * from an index, and only the others one by one: told of no time, the database would go through all orders that the shop ever had.
 */
function deliveredByDay(shopIds: readonly number[], runs: readonly LiveDays[]): SQL {
  const { shopId: shop, id, grandTotal, orderedAt } = customerOrderTable;
  const { shopId, orderId, at } = orderStatusChangeTable;
  return sql`
    arrived as (${ofEach(
      runs,
      none,
      (run) => sql`select ${shopId}, ${orderId}, ${bangladeshDateOf(at)} as day from ${orderStatusChangeTable}
        where ${movedIn(shopIds, orderStatuses.delivered, run)}`,
    )}), lately as (${ofEach(
      placedBefore(runs),
      none,
      (span) => sql`select ${shop}, ${id}, ${grandTotal} from ${customerOrderTable}
        where ${ofShops(shop, shopIds)} and ${during(orderedAt, span)}`,
    )}), moved as materialized (
      select arrived.shop_id, arrived.order_id, arrived.day, lately.grand_total from arrived
      left join lately on lately.shop_id = arrived.shop_id and lately.id = arrived.order_id
    ), delivered as (
      select shop_id, day, count(*) as delivered, sum(grand_total) as delivered_total from (
        select shop_id, day, grand_total from moved where grand_total is not null
        union all
        select moved.shop_id, day, ${grandTotal} from moved
        join ${customerOrderTable} on ${shop} = moved.shop_id and ${id} = moved.order_id
        where moved.grand_total is null
      ) as each_order group by shop_id, day
    )`;
}

/**
 * What happened in some shops on each of some days, as the statement `happened` behind those it needs: a row for a shop's day on
 * which anything did, with `dayFigures`. @param runs in the order of time
 */
export function happenedIn(shopIds: readonly number[], runs: readonly LiveDays[]): SQL {
  const orders = customerOrderTable;
  const { shopId: visited, day, visits } = shopVisitsTable;
  const figures = sql.raw(dayFigures.map((figure) => `coalesce(${figure}, 0) as ${figure}`).join(", "));
  return sql`
    placed as (
      select shop_id, day, count(*) as orders, sum(grand_total) as ordered_total, count(*) filter (where has_coupon) as coupon_orders,
        sum(coupon_discount) filter (where has_coupon) as coupon_discount
      from (${ofEach(
        runs,
        none,
        (
          run,
        ) => sql`select ${orders.shopId}, ${bangladeshDateOf(orders.orderedAt)} as day, ${orders.grandTotal}, ${orders.couponDiscount},
          ${orders.couponCode} is not null and ${isKept} as has_coupon
        from ${orders} where ${ofShops(orders.shopId, shopIds)} and ${during(orders.orderedAt, run)}`,
      )}) as each_order group by shop_id, day
    ), ${deliveredByDay(shopIds, runs)}, cancelled as (
      select shop_id, day, count(*) as cancelled from (${ofEach(
        runs,
        none,
        (
          run,
        ) => sql`select ${orderStatusChangeTable.shopId}, ${bangladeshDateOf(orderStatusChangeTable.at)} as day
        from ${orderStatusChangeTable} where ${movedIn(shopIds, orderStatuses.cancel, run)}`,
      )}) as each_order group by shop_id, day
    ), visited as (${ofEach(
      runs,
      none,
      ({ start, end }) => sql`select ${visited}, ${day}, ${visits} from ${shopVisitsTable}
        where ${ofShops(visited, shopIds)} and ${between(day, start, end)}`,
    )}), happened as (
      select shop_id, day, ${figures} from placed full join delivered using (shop_id, day) full join cancelled using (shop_id, day)
        full join visited using (shop_id, day)
    )`;
}

/** Each order of some shops that was cancelled in some days: the shop, the day, why, and whether its customer did it. */
export const cancelledIn = (shopIds: readonly number[], runs: readonly LiveDays[]): SQL =>
  ofEach(
    runs,
    none,
    (
      run,
    ) => sql`select ${orderStatusChangeTable.shopId}, ${bangladeshDateOf(orderStatusChangeTable.at)} as day,
        ${orderStatusChangeTable.reason},
        coalesce(${orderStatusChangeTable.changedBy} = ${customerOrderTable.customerId}, false) as by_customer
      from ${orderStatusChangeTable} join ${customerOrderTable} on ${customerOrderTable.shopId} = ${orderStatusChangeTable.shopId}
        and ${customerOrderTable.id} = ${orderStatusChangeTable.orderId}
      where ${movedIn(shopIds, orderStatuses.cancel, run)}`,
  );

/** The lowest and the highest number of the orders of some days. */
export interface OrderedDays extends LiveDays {
  first: number;
  last: number;
}

const noneOrdered: OrderedDays = { ...none, first: 0, last: -1 };

/**
 * Each line of the orders of some days that were not cancelled: the shop, the day, the product, its pieces and its total. Told of the
 * lowest and the highest order, the database reads the lines between them, where it would read all of a large shop's.
 */
export const linesIn = (
  shopIds: readonly number[],
  runs: readonly (LiveDays & Partial<OrderedDays>)[],
): SQL =>
  ofEach(runs, noneOrdered, (run) => {
    const { shopId, orderId, productId, quantity, lineTotal } = orderLineTable;
    const { first, last } = run;
    return sql`select ${shopId}, ${bangladeshDateOf(customerOrderTable.orderedAt)} as day, ${productId},
        ${quantity} as pieces, ${lineTotal} as total
      from ${orderLineTable} join ${customerOrderTable} on ${customerOrderTable.shopId} = ${shopId} and ${customerOrderTable.id} = ${orderId}
      where ${and(
        ofShops(shopId, shopIds),
        first === undefined || last === undefined ? undefined : between(orderId, first, last),
        ofShops(customerOrderTable.shopId, shopIds),
        isKept,
        during(customerOrderTable.orderedAt, run),
      )}`;
  });
