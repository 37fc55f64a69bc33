import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "../../database/columns";
import { shopTable } from "../shop/shop.table";

/** Words that mean the same in a shop, beside those that are known everywhere. */
export const searchSynonymTable = pgTable(
  "search_synonym",
  {
    shopId: integer("shop_id")
      .notNull()
      .references(() => shopTable.id),
    id: integer("id").notNull().generatedAlwaysAsIdentity(),
    /** As searches compare them (`foldText`). */
    words: text("words").array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    check("search_synonym_several", sql`cardinality(${table.words}) >= 2`),
  ],
);

/** What was searched for in a shop and not found: the words and how often, nothing of who did so. */
export const searchMissTable = pgTable(
  "search_miss",
  {
    shopId: integer("shop_id")
      .notNull()
      .references(() => shopTable.id),
    words: text("words").notNull(),
    searches: integer("searches").notNull(),
    lastAt: moment("last_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.words] }),
    index("search_miss_last").on(table.lastAt),
    check("search_miss_counted", sql`${table.searches} > 0 and length(${table.words}) between 1 and 80`),
  ],
);
