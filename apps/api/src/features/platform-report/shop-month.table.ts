import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { poishaColumn } from "../../database/columns";
import { shopTable } from "../shop/shop.table";

/** A shop's counted days of a month, added up with them: a report of a year adds up months, and days at its ends alone. */
export const shopMonthTable = pgTable(
  "shop_month",
  {
    shopId: integer("shop_id")
      .notNull()
      .references(() => shopTable.id),
    /** Its first day, in Bangladesh. */
    month: date("month").notNull(),
    /** As in a shop's day. */
    orders: integer("orders").notNull(),
    orderedTotal: poishaColumn("ordered_total").notNull(),
    delivered: integer("delivered").notNull(),
    deliveredTotal: poishaColumn("delivered_total").notNull(),
    cancelled: integer("cancelled").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.month] }),
    // With what shops are ranked by.
    index("shop_month_ranked").on(table.month, table.shopId, table.orderedTotal),
    check(
      "shop_month_counted",
      sql`extract(day from ${table.month}) = 1 and ${table.orders} >= 0 and ${table.orderedTotal} >= 0 and ${table.delivered} >= 0 and ${table.deliveredTotal} >= 0 and ${table.cancelled} >= 0`,
    ),
  ],
);
