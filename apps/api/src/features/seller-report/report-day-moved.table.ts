import { bigint, date, integer, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { shopTable } from "../shop/shop.table";

/**
 * The days of a shop of which something was written when they may have been counted already. Triggers write it in the transaction
 * that moves an order (migration `report_month`), and the night's count takes it away: the numbers read such days from the orders.
 */
export const reportDayMovedTable = pgTable(
  "report_day_moved",
  {
    shopId: integer("shop_id")
      .notNull()
      .references(() => shopTable.id),
    /** The day in Bangladesh. */
    day: date("day").notNull(),
    /** The transaction that wrote it. Each writes its own, so that none waits for another, and none for the count. */
    transaction: bigint("transaction", { mode: "bigint" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.day, table.transaction] })],
);
