import { date, foreignKey, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { productTable } from "../catalogue/catalogue.table";
import { shopTable } from "../shop/shop.table";

/** Who looked at a shop or a product on which day: one row for each visitor, thing and day. */
export const viewTable = pgTable(
  "view",
  {
    shopId: integer("shop_id")
      .notNull()
      .references(() => shopTable.id),
    /** Null where the shop itself was looked at. */
    productId: integer("product_id"),
    /** The day in Bangladesh. */
    day: date("day").notNull(),
    /** A hash of the visitor's address with the day and the server's secret; nobody can follow it to the next day. */
    visitor: text("visitor").notNull(),
  },
  (table) => [
    // The visits of the last days, and views that are too old: written in the order of time.
    index("view_of_day").using("brin", table.day),
    unique("view_once").on(table.shopId, table.productId, table.day, table.visitor).nullsNotDistinct(),
    foreignKey({
      name: "view_product_fk",
      columns: [table.shopId, table.productId],
      foreignColumns: [productTable.shopId, productTable.id],
    }),
  ],
);
