import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { shopTable } from "../shop/shop.table";

/** How many visitors a shop had on a day: what stays of `view`, whose hashes are deleted after a quarter of a year. */
export const shopVisitsTable = pgTable(
  "shop_visits",
  {
    shopId: integer("shop_id")
      .notNull()
      .references(() => shopTable.id),
    /** The day in Bangladesh. */
    day: date("day").notNull(),
    visits: integer("visits").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.day] }),
    // A day of all shops.
    index("shop_visits_of_day").on(table.day, table.visits),
    check("shop_visits_counted", sql`${table.visits} > 0`),
  ],
);
