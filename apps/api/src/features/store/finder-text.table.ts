import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { searchedIndex } from "../../database/columns";
import { areaTable } from "../address/address.table";
import { shopTable } from "../shop/shop.table";

/**
 * What a shop is found by: its titles, its addresses, its city and the areas that its addresses name, each in both languages and
 * on a line of its own. Triggers keep it, with `shopAreaTable`: no search puts it together for all shops (migration `finder_text`).
 */
export const finderTextTable = pgTable(
  "finder_text",
  {
    shopId: integer("shop_id")
      .primaryKey()
      .references(() => shopTable.id, { onDelete: "cascade" }),
    words: text("words").notNull(),
  },
  (table) => [
    index("finder_text_words")
      .using("gin", sql`${table.words} gin_trgm_ops`)
      .with(searchedIndex),
  ],
);

/** The areas of its city that a shop's address names, in either language. */
export const shopAreaTable = pgTable(
  "shop_area",
  {
    shopId: integer("shop_id")
      .notNull()
      .references(() => shopTable.id, { onDelete: "cascade" }),
    areaId: integer("area_id")
      .notNull()
      .references(() => areaTable.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.areaId] }),
    index("shop_area_of_area").on(table.areaId),
  ],
);
