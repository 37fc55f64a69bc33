import { and, asc, between, desc, eq, gt, lt, min, sql } from "drizzle-orm";
import { bangladeshDateOf, bangladeshDayOf } from "../../database/bangladesh-day-of";
import type { Queryable } from "../../database/database";
import { customerOrderTable, orderStatusChangeTable } from "../order/order.table";
import { shopTable } from "../shop/shop.table";
import { reportDayMovedTable } from "./report-day-moved.table";
import {
  cancelledIn,
  dayFigures,
  happenedIn,
  linesIn,
  ofShops,
  type LiveDays,
} from "./report-days.repository";
import type { Days } from "./report-days.rules";
import { reportMonthTable } from "./report-month.table";
import { shopVisitsTable } from "./shop-visits.table";

/**
 * The day before which days may be counted: those that have been over for a day by the database's own clock, which the triggers go
 * by, too (migration `report_month`).
 */
export async function countableUntil(db: Queryable): Promise<string> {
  const { rows } = (await db.execute(
    sql`select to_char(${bangladeshDateOf(sql`now()`)} - 1, 'YYYY-MM-DD') as until`,
  )) as unknown as { rows: { until: string }[] };
  return rows[0]!.until;
}

/** The last month that was counted of any shop; nothing where none was. */
export async function lastCountedMonth(db: Queryable): Promise<string | undefined> {
  const [found] = await db
    .select({ month: reportMonthTable.month })
    .from(reportMonthTable)
    .orderBy(desc(reportMonthTable.month))
    .limit(1);
  return found?.month;
}

/** The first day on which anything happened that is counted; nothing where nothing did. Looked for only before the first count. */
export async function firstReportDay(db: Queryable): Promise<string | undefined> {
  const { orderedAt } = customerOrderTable;
  const { at } = orderStatusChangeTable;
  const [ordered] = await db
    .select({ day: bangladeshDayOf(sql`min(${orderedAt})`) })
    .from(customerOrderTable);
  const [moved] = await db.select({ day: bangladeshDayOf(sql`min(${at})`) }).from(orderStatusChangeTable);
  const [visited] = await db.select({ day: min(shopVisitsTable.day) }).from(shopVisitsTable);
  return [ordered?.day, moved?.day, visited?.day].filter((day) => typeof day === "string").sort()[0];
}

/** The shops and months in which a day has moved since it was counted, or may have. @param until the day before which it may be */
export async function listMovedMonths(db: Queryable, until: string) {
  const month = sql<string>`to_char(date_trunc('month', ${reportDayMovedTable.day}::timestamp), 'YYYY-MM-DD')`;
  return db
    .selectDistinct({ month, shopId: reportDayMovedTable.shopId })
    .from(reportDayMovedTable)
    .where(lt(reportDayMovedTable.day, until));
}

/** Some shops in the order of their numbers, behind one of them. */
export async function listShopIds(db: Queryable, behind: number, most: number): Promise<number[]> {
  const found = await db
    .select({ id: shopTable.id })
    .from(shopTable)
    .where(gt(shopTable.id, behind))
    .orderBy(asc(shopTable.id))
    .limit(most);
  return found.map(({ id }) => id);
}

const figuresAsJson = sql.raw(dayFigures.map((figure) => `'${figure}', ${figure}`).join(", "));

/**
 * Counts the days of a month of some shops anew; for a transaction. What was marked is taken away first: who moves something from
 * then on marks it again, and what is not marked again is there when it is counted.
 * @param days from the first of the month to the last that may be counted
 */
export async function countMonth(db: Queryable, shopIds: readonly number[], days: LiveDays): Promise<void> {
  const { start: month, end } = days;
  await db
    .delete(reportDayMovedTable)
    .where(and(ofShops(reportDayMovedTable.shopId, shopIds), between(reportDayMovedTable.day, month, end)));
  await db
    .delete(reportMonthTable)
    .where(and(ofShops(reportMonthTable.shopId, shopIds), eq(reportMonthTable.month, month)));
  await db.execute(sql`
    insert into ${reportMonthTable}
      (shop_id, month, until, days, reasons, goods_day, goods_product, goods_pieces, goods_total)
    with ${happenedIn(shopIds, [days])},
    days as (select shop_id, jsonb_agg(jsonb_build_object('day', day, ${figuresAsJson}) order by day) as days from happened group by shop_id),
    reasons as (
      select shop_id, jsonb_agg(jsonb_build_object('day', day, 'reason', reason, 'by_customer', by_customer, 'orders', orders)) as reasons
      from (select shop_id, day, reason, by_customer, count(*) as orders from (${cancelledIn(shopIds, [days])}) as each_order
        group by shop_id, day, reason, by_customer) as each_reason group by shop_id
    ),
    goods as (
      select shop_id, array_agg(extract(day from day)::smallint order by day, product_id) as day, array_agg(product_id order by day, product_id) as product,
        array_agg(pieces::integer order by day, product_id) as pieces, array_agg(total::bigint order by day, product_id) as total
      from (select shop_id, day, product_id, sum(pieces) as pieces, sum(total) as total from (${linesIn(shopIds, [days])}) as each_line
        group by shop_id, day, product_id) as each_product group by shop_id
    )
    select shop_id, ${month}::date, ${end}::date + 1, days, coalesce(reasons, '[]'), coalesce(goods.day, '{}'), coalesce(product, '{}'),
      coalesce(pieces, '{}'), coalesce(total, '{}')
    from days left join reasons using (shop_id) left join goods using (shop_id)`);
}

/** The months of which days of a shop were counted, among some days, with the day after the last of each. */
export const listCountedMonths = (db: Queryable, shopId: number, firstMonth: string, end: string) =>
  db
    .select({ month: reportMonthTable.month, until: reportMonthTable.until })
    .from(reportMonthTable)
    .where(and(eq(reportMonthTable.shopId, shopId), between(reportMonthTable.month, firstMonth, end)))
    .orderBy(asc(reportMonthTable.month));

/** The days among some on which something of a shop has moved since they were counted. */
export async function listMovedDays(db: Queryable, shopId: number, { start, end }: Days): Promise<string[]> {
  const found = await db
    .selectDistinct({ day: reportDayMovedTable.day })
    .from(reportDayMovedTable)
    .where(and(eq(reportDayMovedTable.shopId, shopId), between(reportDayMovedTable.day, start, end)));
  return found.map(({ day }) => day);
}
