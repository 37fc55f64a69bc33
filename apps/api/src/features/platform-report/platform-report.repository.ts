import { orderStatuses } from "@haat/contract/shared/business-constants";
import { and, asc, between, desc, eq, gte, inArray, lt, min, sql, type SQL } from "drizzle-orm";
import { bangladeshDayOf } from "../../database/bangladesh-day-of";
import type { Queryable } from "../../database/database";
import { during, type Span } from "../../database/span";
import { customerTable, isNoTestPhone, textMessageDayTable } from "../account/account.table";
import { customerOrderTable, orderStatusChangeTable } from "../order/order.table";
import { shopVisitsTable } from "../seller-report/shop-visits.table";
import { isNoTestShop, isOfNoTestShop, shopTable } from "../shop/shop.table";
import { platformDayTable } from "./platform-day.table";
import { shopDayTable } from "./shop-day.table";
import { shopMonthTable } from "./shop-month.table";

/** Days in Bangladesh, the first and the last among them, and the day from which on orders themselves are counted. */
export interface CountedDays {
  start: string;
  end: string;
  liveFrom: string;
  /** Of the days that were counted at night, the whole months: from a month's first day to that of another, which is not among them. */
  months: { from: string; until: string };
  /** Of those days that are counted live; empty where none is. */
  live: Span;
}

/**
 * Orders of test shops are nobody's sales. Of days that were counted the database keeps none of them (migration `test_shop`).
 */
const isCounted = isOfNoTestShop(customerOrderTable.shopId);

/** What happened in each shop on each day of a span: one row for a shop's day. */
function happened(span: Span): SQL {
  const { shopId, orderedAt, grandTotal } = customerOrderTable;
  const { shopId: changedShop, orderId, status, at } = orderStatusChangeTable;
  return sql`
    select shop_id, day::date as day, sum(orders)::int as orders, sum(ordered_total)::bigint as ordered_total,
      sum(delivered)::int as delivered, sum(delivered_total)::bigint as delivered_total, sum(cancelled)::int as cancelled
    from (
      select ${shopId} as shop_id, ${bangladeshDayOf(orderedAt)} as day, 1 as orders, ${grandTotal} as ordered_total,
        0 as delivered, 0 as delivered_total, 0 as cancelled
      from ${customerOrderTable} where ${during(orderedAt, span)} and ${isCounted}
      union all
      select ${changedShop}, ${bangladeshDayOf(at)}, 0, 0,
        (${status} = ${orderStatuses.delivered})::int,
        case when ${status} = ${orderStatuses.delivered} then ${grandTotal} else 0 end,
        (${status} = ${orderStatuses.cancel})::int
      from ${orderStatusChangeTable}
      join ${customerOrderTable} on ${shopId} = ${changedShop} and ${customerOrderTable.id} = ${orderId}
      where ${during(at, span)} and ${inArray(status, [orderStatuses.delivered, orderStatuses.cancel])} and ${isCounted}
    ) as each_order
    group by shop_id, day`;
}

const figureColumns = sql.raw("orders, ordered_total, delivered, delivered_total, cancelled");

const accountsBegun = (span: Span) =>
  sql`select count(*) from ${customerTable} where ${during(customerTable.createdAt, span)} and ${isNoTestPhone(customerTable.phone)}`;
const shopsBegun = (span: Span) =>
  sql`select count(*) from ${shopTable} where ${during(shopTable.createdAt, span)} and ${isNoTestShop}`;

/** Counts a day of each shop anew, and of all together; for a transaction. */
export async function countDay(db: Queryable, day: string, span: Span): Promise<void> {
  await db.delete(shopDayTable).where(eq(shopDayTable.day, day));
  await db.execute(
    sql`insert into ${shopDayTable} (shop_id, day, orders, ordered_total, delivered, delivered_total, cancelled) ${happened(span)}`,
  );
  await db.delete(platformDayTable).where(eq(platformDayTable.day, day));
  await db.execute(sql`
    insert into ${platformDayTable} (day, orders, ordered_total, delivered, delivered_total, cancelled, visits, accounts, shops)
    select ${day}::date, coalesce(sum(orders), 0), coalesce(sum(ordered_total), 0), coalesce(sum(delivered), 0),
      coalesce(sum(delivered_total), 0), coalesce(sum(cancelled), 0),
      (select coalesce(sum(visits), 0) from ${shopVisitsTable} where ${eq(shopVisitsTable.day, day)}),
      (${accountsBegun(span)}), (${shopsBegun(span)})
    from ${shopDayTable} where ${eq(shopDayTable.day, day)}`);
}

/** Adds up anew a month of each shop, of which days were counted; for the transaction that counted them. @param month its first day */
export async function addUpMonth(db: Queryable, month: string): Promise<void> {
  await db.delete(shopMonthTable).where(eq(shopMonthTable.month, month));
  await db.execute(sql`
    insert into ${shopMonthTable} (shop_id, month, ${figureColumns})
    select shop_id, ${month}::date, sum(orders), sum(ordered_total), sum(delivered), sum(delivered_total), sum(cancelled)
    from ${shopDayTable}
    where ${gte(shopDayTable.day, month)} and ${shopDayTable.day} < (${month}::date + interval '1 month')::date
    group by shop_id`);
}

/** The last day that was counted; nothing where none was. */
export async function lastCountedDay(db: Queryable): Promise<string | undefined> {
  const [found] = await db
    .select({ day: platformDayTable.day })
    .from(platformDayTable)
    .orderBy(desc(platformDayTable.day))
    .limit(1);
  return found?.day;
}

/** The day of the first account, order or visit of all; nothing where there is none. No shop is there before its owner's account. */
export async function firstDay(db: Queryable): Promise<string | undefined> {
  const [ordered] = await db
    .select({ day: bangladeshDayOf(sql`min(${customerOrderTable.orderedAt})`) })
    .from(customerOrderTable)
    .where(isCounted);
  const [visited] = await db.select({ day: min(shopVisitsTable.day) }).from(shopVisitsTable);
  const [opened] = await db
    .select({ day: bangladeshDayOf(sql`min(${customerTable.createdAt})`) })
    .from(customerTable);
  return [ordered?.day, visited?.day, opened?.day].filter((day) => typeof day === "string").sort()[0];
}

/** The days before one on which orders were placed that have changed since a moment. */
export async function listChangedDays(db: Queryable, before: Date, since: Date): Promise<string[]> {
  const day = bangladeshDayOf(customerOrderTable.orderedAt);
  const found = await db
    .selectDistinct({ day })
    .from(orderStatusChangeTable)
    .innerJoin(
      customerOrderTable,
      and(
        eq(customerOrderTable.shopId, orderStatusChangeTable.shopId),
        eq(customerOrderTable.id, orderStatusChangeTable.orderId),
      ),
    )
    .where(and(gte(orderStatusChangeTable.at, since), lt(customerOrderTable.orderedAt, before), isCounted));
  return found.map((row) => row.day);
}

/** Columns of each shop as it was counted at night: months where they are whole, days before and behind them. */
function nightly({ start, end, liveFrom, months }: CountedDays, columns: SQL, source = sql``): SQL {
  const { day } = shopDayTable;
  const { month } = shopMonthTable;
  return sql`
    select shop_id, ${columns} from ${shopDayTable} ${source} where ${gte(day, start)} and ${lt(day, months.from)}
    union all
    select shop_id, ${columns} from ${shopMonthTable} ${source}
    where ${gte(month, months.from)} and ${lt(month, months.until)}
    union all
    select shop_id, ${columns} from ${shopDayTable} ${source}
    where ${between(day, months.until, end)} and ${lt(day, liveFrom)}`;
}

/**
 * What happened in those shops in which most was ordered, as it was counted at night and as it is counted now. All shops are ranked
 * by what an index holds; only those few are looked at themselves.
 */
function figuresOfFirstShops(days: CountedDays, most: number): SQL {
  return sql`(
    with lately as materialized (${happened(days.live)}),
    ranked as (
      select shop_id from (
        ${nightly(days, sql`ordered_total`)}
        union all select shop_id, ordered_total from lately
      ) as each_sum
      group by shop_id order by sum(ordered_total) desc, shop_id limit ${most}
    )
    ${nightly(days, figureColumns, sql`join ranked using (shop_id)`)}
    union all select shop_id, ${figureColumns} from ranked join lately using (shop_id)
  ) as figures`;
}

/** The days of all shops together, those counted at night and those counted now. */
const figuresOfAll = ({ start, end, liveFrom, live }: CountedDays) => sql`(
  select day, ${figureColumns}, visits from ${platformDayTable}
  where ${between(platformDayTable.day, start, end)} and ${lt(platformDayTable.day, liveFrom)}
  union all select day, ${figureColumns}, 0 from (${happened(live)}) as live_days
  union all select day, 0, 0, 0, 0, 0, visits from ${shopVisitsTable}
  where ${between(shopVisitsTable.day, start, end)} and ${gte(shopVisitsTable.day, liveFrom)}
) as figures`;

const summed = {
  orders: sql`sum(figures.orders)`.mapWith(Number),
  orderedTotal: sql`sum(figures.ordered_total)`.mapWith(Number),
  delivered: sql`sum(figures.delivered)`.mapWith(Number),
  deliveredTotal: sql`sum(figures.delivered_total)`.mapWith(Number),
  cancelled: sql`sum(figures.cancelled)`.mapWith(Number),
};

/** What happened on each day, in all shops; days without anything may be left out. */
export const listDays = (db: Queryable, days: CountedDays) =>
  db
    .select({
      day: sql<string>`figures.day::text`,
      ...summed,
      visits: sql`sum(figures.visits)`.mapWith(Number),
    })
    .from(figuresOfAll(days))
    .groupBy(sql`figures.day`);

/** What happened in each shop, those first in which most was ordered. */
export const listShops = (db: Queryable, days: CountedDays, most: number) =>
  db
    .select({
      sellerKey: shopTable.sellerKey,
      title: { bn: shopTable.titleBn, en: shopTable.titleEn },
      ...summed,
    })
    .from(figuresOfFirstShops(days, most))
    .innerJoin(shopTable, sql`${shopTable.id} = figures.shop_id`)
    .groupBy(shopTable.id)
    .orderBy(desc(sql`sum(figures.ordered_total)`), asc(shopTable.id));
export type CountedShop = Awaited<ReturnType<typeof listShops>>[number];

/** How many accounts of customers were opened, and shops begun: on days counted at night, and on those counted now. */
export async function countBegun(db: Queryable, { start, end, liveFrom, live }: CountedDays) {
  const isNightly = and(between(platformDayTable.day, start, end), lt(platformDayTable.day, liveFrom));
  // Where no day is counted now, nobody is looked at.
  const lately = (begun: SQL) => (live.from < live.until ? sql`(${begun})` : sql`0`);
  const { accounts, shops } = platformDayTable;
  const [counted] = await db
    .select({
      accounts: sql`coalesce(sum(${accounts}), 0) + ${lately(accountsBegun(live))}`.mapWith(Number),
      shops: sql`coalesce(sum(${shops}), 0) + ${lately(shopsBegun(live))}`.mapWith(Number),
    })
    .from(platformDayTable)
    .where(isNightly);
  return counted ?? { accounts: 0, shops: 0 };
}

/** How many text messages count for the limits of some days. */
export async function countTextMessages(db: Queryable, start: string, end: string): Promise<number> {
  const [found] = await db
    .select({ messages: sql`coalesce(sum(${textMessageDayTable.messages}), 0)`.mapWith(Number) })
    .from(textMessageDayTable)
    .where(between(textMessageDayTable.day, start, end));
  return found?.messages ?? 0;
}
