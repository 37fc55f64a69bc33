import { sql } from "drizzle-orm";
import { bigint, check, date, integer, pgTable } from "drizzle-orm/pg-core";
import { poishaColumn } from "../../database/columns";

/** What happened in all shops together on a day, counted at night with the days of shops: of very many shops nobody adds it up again. */
export const platformDayTable = pgTable(
  "platform_day",
  {
    /** The day in Bangladesh. */
    day: date("day").primaryKey(),
    /** As in a shop's day. */
    orders: integer("orders").notNull(),
    orderedTotal: poishaColumn("ordered_total").notNull(),
    delivered: integer("delivered").notNull(),
    deliveredTotal: poishaColumn("delivered_total").notNull(),
    cancelled: integer("cancelled").notNull(),
    /** Visitors of each shop, added up: who visits two shops counts in both. */
    visits: bigint("visits", { mode: "number" }).notNull(),
    /** Accounts of customers that were opened on it, and shops begun. */
    accounts: integer("accounts").notNull().default(0),
    shops: integer("shops").notNull().default(0),
  },
  (table) => [
    check(
      "platform_day_counted",
      sql`${table.orders} >= 0 and ${table.orderedTotal} >= 0 and ${table.delivered} >= 0 and ${table.deliveredTotal} >= 0 and ${table.cancelled} >= 0 and ${table.visits} >= 0 and ${table.accounts} >= 0 and ${table.shops} >= 0`,
    ),
  ],
);
