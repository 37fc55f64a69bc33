import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { poishaColumn } from "../../database/columns";
import { shopTable } from "../shop/shop.table";

/** What happened in a shop on a day, counted at night: the platform's report adds these up instead of every order. */
export const shopDayTable = pgTable(
  "shop_day",
  {
    shopId: integer("shop_id")
      .notNull()
      .references(() => shopTable.id),
    /** The day in Bangladesh. */
    day: date("day").notNull(),
    /** Orders placed on it, whatever became of them, and their grand totals. */
    orders: integer("orders").notNull(),
    orderedTotal: poishaColumn("ordered_total").notNull(),
    /** Orders delivered on it, whenever they were placed, and their grand totals. */
    delivered: integer("delivered").notNull(),
    deliveredTotal: poishaColumn("delivered_total").notNull(),
    cancelled: integer("cancelled").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.day] }),
    // With what shops are ranked by.
    index("shop_day_ranked").on(table.day, table.shopId, table.orderedTotal),
    check(
      "shop_day_counted",
      sql`${table.orders} >= 0 and ${table.orderedTotal} >= 0 and ${table.delivered} >= 0 and ${table.deliveredTotal} >= 0 and ${table.cancelled} >= 0`,
    ),
  ],
);
