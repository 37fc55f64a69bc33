import { sql } from "drizzle-orm";
import { check, foreignKey, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { productTable } from "../catalogue/catalogue.table";
import { shopTable } from "../shop/shop.table";

/**
 * What of a shop's goods on sale is sold out, or of which few are left: a row as long as it is so. Kept by the database itself
 * (migration `stock_shortage`), so that the desk counts these few and not all products. An index over stock would be touched by
 * each order instead, and with it all other indexes of the product.
 */
export const stockShortageTable = pgTable(
  "stock_shortage",
  {
    shopId: integer("shop_id")
      .notNull()
      .references(() => shopTable.id),
    productId: integer("product_id").notNull(),
    level: text("level").$type<"low" | "out">().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.productId] }),
    foreignKey({
      name: "stock_shortage_product_fk",
      columns: [table.shopId, table.productId],
      foreignColumns: [productTable.shopId, productTable.id],
    }).onDelete("cascade"),
    check("stock_shortage_level_known", sql`${table.level} in ('low', 'out')`),
  ],
);
export type StockShortage = typeof stockShortageTable.$inferSelect;
