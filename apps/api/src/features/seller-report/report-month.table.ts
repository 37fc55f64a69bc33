import { sql } from "drizzle-orm";
import { check, date, index, integer, jsonb, pgTable, primaryKey, smallint } from "drizzle-orm/pg-core";
import { poishaColumn } from "../../database/columns";
import { shopTable } from "../shop/shop.table";

/**
 * What a shop's numbers add up of a month's days, counted at night and kept in one row: so the days of a year lie in a few places,
 * where each order and each line of it has its own. A day on which something has moved since stands in `report_day_moved`, and is
 * read from the orders themselves.
 */
export const reportMonthTable = pgTable(
  "report_month",
  {
    shopId: integer("shop_id")
      .notNull()
      .references(() => shopTable.id),
    /** Its first day, in Bangladesh. */
    month: date("month").notNull(),
    /** The day after the last one that was counted. */
    until: date("until").notNull(),
    /** What happened on each day on which something did, as `listHappened` has it. */
    days: jsonb("days").notNull(),
    /** The orders that were cancelled on each day, by who did it and why. */
    reasons: jsonb("reasons").notNull(),
    /** What was ordered of a product on a day of the month (from 1), in orders that are not cancelled: each entry has its place in all four. */
    goodsDay: smallint("goods_day").array().notNull(),
    goodsProduct: integer("goods_product").array().notNull(),
    goodsPieces: integer("goods_pieces").array().notNull(),
    goodsTotal: poishaColumn("goods_total").array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.month] }),
    // Which days were counted; and the last month of all shops.
    index("report_month_counted").on(table.shopId, table.month, table.until),
    index("report_month_of_all").on(table.month, table.shopId),
    check(
      "report_month_whole",
      sql`extract(day from ${table.month}) = 1 and ${table.until} > ${table.month} and ${table.until} <= ${table.month} + interval '1 month'
        and cardinality(${table.goodsDay}) = cardinality(${table.goodsProduct}) and cardinality(${table.goodsDay}) = cardinality(${table.goodsPieces})
        and cardinality(${table.goodsDay}) = cardinality(${table.goodsTotal})`,
    ),
  ],
);
