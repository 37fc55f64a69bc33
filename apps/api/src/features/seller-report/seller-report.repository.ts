import { and, between, eq, gt, gte, lte, or, sql, type SQL } from "drizzle-orm";
import type { ReportDay } from "@haat/contract/shared/report-days";
import type { CancelReason } from "@haat/contract/shared/order-choices";
import type { Queryable } from "../../database/database";
import { during } from "../../database/span";
import { productTable } from "../catalogue/catalogue.table";
import { customerOrderTable } from "../order/order.table";
import {
  cancelledIn,
  dayFigures,
  happenedIn,
  linesIn,
  type LiveDays,
  type OrderedDays,
} from "./report-days.repository";
import { dayAfter, monthOf, type Days } from "./report-days.rules";
import { reportMonthTable } from "./report-month.table";

/** Some days of a shop, and those of them that are read from the orders themselves, in the order of time; the others were counted. */
export interface AskedDays extends Days {
  shopId: number;
  live: readonly LiveDays[];
}

export type HappenedDay = ReportDay & Record<(typeof dayFigures)[number], number>;

/** That a row is a counted month of the shop, of which some days may be among those asked for. */
const isOfMonths = ({ shopId, start, end }: AskedDays) =>
  and(eq(reportMonthTable.shopId, shopId), between(reportMonthTable.month, monthOf(start), end));

/** That a day is among those asked for that were counted. */
const isCountedDay = ({ start, end, live }: AskedDays, day: SQL) =>
  and(between(day, start, end), ...live.map((run) => sql`not ${between(day, run.start, run.end)}`));

/** That a row is a month of which some days were counted, and that one of its days is among those asked for that were. */
const isCounted = (asked: AskedDays, day: SQL) => and(isOfMonths(asked), isCountedDay(asked, day));

/** That all days of a month that were counted are among those asked for, and that none of them is read from the orders. */
const isWhole = ({ start, end, live }: AskedDays) => {
  const { month, until } = reportMonthTable;
  return and(
    gte(month, start),
    lte(until, dayAfter(end, 1)),
    ...live.map((run) => or(gt(month, run.end), lte(until, run.start))),
  );
};

interface Rows<Row> {
  rows: Row[];
}

/**
 * What happened on each of some days, without those on which nothing did. What happened before the day `shown` counts for the day
 * before that.
 */
export async function listHappened(db: Queryable, asked: AskedDays, shown: string): Promise<HappenedDay[]> {
  const columns = sql.raw(dayFigures.join(", "));
  const typed = sql.raw(dayFigures.map((figure) => `${figure} bigint`).join(", "));
  const sums = sql.raw(dayFigures.map((figure) => `sum(${figure})::float8 as ${figure}`).join(", "));
  const found = await db.execute(sql`
    with ${happenedIn([asked.shopId], asked.live)}
    select to_char(greatest(day, ${shown}::date - 1), 'YYYY-MM-DD') as day, ${sums} from (
      select day, ${columns} from happened
      union all
      select counted.day, ${columns} from ${reportMonthTable}
      cross join lateral jsonb_to_recordset(${reportMonthTable.days}) as counted (day date, ${typed})
      where ${isCounted(asked, sql`counted.day`)}
    ) as each_day group by 1`);
  return (found as unknown as Rows<HappenedDay>).rows;
}

/** Orders that were cancelled by whom and why. */
export interface CancelledOrders {
  reason: CancelReason | null;
  by_customer: boolean;
  orders: number;
}

/** The orders that were cancelled, by who did it and why, the most frequent first. */
export async function countCancelled(db: Queryable, asked: AskedDays): Promise<CancelledOrders[]> {
  const found = await db.execute(sql`
    select reason, by_customer, sum(orders)::int as orders from (
      select reason, by_customer, 1 as orders from (${cancelledIn([asked.shopId], asked.live)}) as each_order
      union all
      select counted.reason, counted.by_customer, counted.orders from ${reportMonthTable}
      cross join lateral jsonb_to_recordset(${reportMonthTable.reasons}) as counted (day date, reason text, by_customer boolean, orders integer)
      where ${isCounted(asked, sql`counted.day`)}
    ) as each_reason
    group by reason, by_customer order by 3 desc, reason, by_customer`);
  return (found as unknown as Rows<CancelledOrders>).rows;
}

/** The same days, with the lowest and the highest number of their orders; those of none where there are none. */
async function rangesOfOrders(db: Queryable, { shopId, live }: AskedDays): Promise<OrderedDays[]> {
  if (live.length === 0) return [];
  // Of a sum, as numbers alone would be looked through from the shop's first order on.
  const number = sql`${customerOrderTable.id} + 0`;
  const ranges = live.map(
    (
      run,
      place,
    ) => sql`select ${place}::int as place, coalesce(min(${number}), 0) as first, coalesce(max(${number}), -1) as last
      from ${customerOrderTable} where ${eq(customerOrderTable.shopId, shopId)} and ${during(customerOrderTable.orderedAt, run)}`,
  );
  const found = (await db.execute(sql.join(ranges, sql` union all `))) as unknown as Rows<{
    place: number;
    first: number;
    last: number;
  }>;
  const byPlace = new Map(found.rows.map((row) => [row.place, row]));
  return live.map((run, place) => ({
    ...run,
    first: byPlace.get(place)?.first ?? 0,
    last: byPlace.get(place)?.last ?? -1,
  }));
}

/**
 * What was ordered of each product in orders that were not cancelled. Of whole months no day is looked at; and the database hands out
 * entries beside one another from a list of columns, where it would write down those of a month first as a table.
 */
async function orderedIn(db: Queryable, asked: AskedDays): Promise<SQL> {
  const ranges = await rangesOfOrders(db, asked);
  const { month, goodsDay, goodsProduct, goodsPieces, goodsTotal } = reportMonthTable;
  const goods = sql`unnest(${goodsProduct}) as product_id, unnest(${goodsPieces}) as pieces, unnest(${goodsTotal}) as total`;
  return sql`
    select product_id, sum(pieces) as pieces, sum(total) as total from (
      select product_id, pieces, total from (${linesIn([asked.shopId], ranges)}) as each_line
      union all
      select ${goods} from ${reportMonthTable} where ${and(isOfMonths(asked), isWhole(asked))}
      union all
      select product_id, pieces, total from (
        select ${month} + (unnest(${goodsDay}) - 1) as day, ${goods} from ${reportMonthTable}
        where ${isOfMonths(asked)} and not (${isWhole(asked)})
      ) as counted where ${isCountedDay(asked, sql`day`)}
    ) as each_sum group by product_id`;
}

/** A product with what was ordered of it. */
export interface SoldProduct {
  id: number;
  name: { bn: string; en: string };
  stock: number;
  pieces: number;
  total: number;
}

interface SoldRow extends Omit<SoldProduct, "name"> {
  is_best: boolean;
  name_bn: string;
  name_en: string;
}

const soldProduct = ({ name_bn: bn, name_en: en, id, stock, pieces, total }: SoldRow): SoldProduct => ({
  id,
  name: { bn, en },
  stock,
  pieces,
  total,
});

/** The statement `best`: what sells best of `sold`, the most valuable first. Only those few are looked at themselves. */
const bestOf = ({ shopId }: AskedDays, most: number) => sql`best as (
      select p.id, p.name_bn, p.name_en, p.stock, first.pieces, first.total
      from (select * from sold order by total desc, product_id limit ${most}) as first
      join ${productTable} p on p.shop_id = ${shopId} and p.id = first.product_id)`;

/** What was ordered of products in orders that were not cancelled, the most valuable first. */
export async function listBestProducts(
  db: Queryable,
  asked: AskedDays,
  most: number,
): Promise<SoldProduct[]> {
  const sold = await orderedIn(db, asked);
  const found = (await db.execute(sql`
    with sold as (${sold}), ${bestOf(asked, most)}
    select true as is_best, id, name_bn, name_en, stock, pieces::int, total::float8 from best
    order by best.total desc, id`)) as unknown as Rows<SoldRow>;
  return found.rows.map(soldProduct);
}

/**
 * What sells best, as `listBestProducts` has it, and what is on sale and there and was ordered least, of that the oldest. What was
 * ordered of each product is added up once for both.
 */
export async function listBestAndSlowest(db: Queryable, asked: AskedDays, most: number) {
  const { shopId } = asked;
  const sold = await orderedIn(db, asked);
  const found = (await db.execute(sql`
    with sold as materialized (${sold}), ${bestOf(asked, most)},
    -- Those that were not ordered are found in an index alone, and looked at by their numbers until enough of them are there.
    unsold as materialized (
      select named.id, name_bn, name_en, stock, 0::bigint as pieces, 0::bigint as total from (
        select id from ${productTable} where shop_id = ${shopId} and status = 'live'
          and id not in (select product_id from sold where pieces > 0) order by id offset 0
      ) as named
      cross join lateral (
        select name_bn, name_en, stock from ${productTable} there
        where there.shop_id = ${shopId} and there.id = named.id and there.stock > 0 offset 0
      ) as in_stock
      order by id limit ${most}),
    slowest as (
      select * from unsold
      union all (
        select there.id, there.name_bn, there.name_en, there.stock, sold.pieces, sold.total
        from sold join ${productTable} there on there.shop_id = ${shopId} and there.id = sold.product_id
        where (select count(*) from unsold) < ${most} and there.status = 'live' and there.stock > 0 and sold.pieces > 0
        order by sold.pieces, there.id limit ${most})
      order by pieces, id limit ${most})
    select is_best, id, name_bn, name_en, stock, pieces::int, total::float8
    from (select true as is_best, best.* from best union all select false, slowest.* from slowest) as listed
    order by case when is_best then -listed.total else listed.pieces end, id`)) as unknown as Rows<SoldRow>;
  const listed = (isBest: boolean) =>
    found.rows.filter((row) => row.is_best === isBest).map((row) => soldProduct(row));
  return { best: listed(true), slowest: listed(false) };
}
