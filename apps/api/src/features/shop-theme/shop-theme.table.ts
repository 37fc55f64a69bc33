import type { ShopTheme } from "@haat/contract/shop/store.contract";
import { sql } from "drizzle-orm";
import { check, integer, jsonb, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { moment } from "../../database/columns";
import { customerTable } from "../account/account.table";
import { knowsHomeLayout, shopTable } from "../shop/shop.table";

const shopId = () =>
  integer("shop_id")
    .notNull()
    .references(() => shopTable.id);

/**
 * The themes that shops have worn, each as it was published. Rows come and go by a trigger on `shop.theme`, whoever changes it:
 * the newest is what the shop wears, and ten more stay (migration `shop_theme`).
 */
export const shopThemeVersionTable = pgTable(
  "shop_theme_version",
  {
    shopId: shopId(),
    number: integer("number").notNull(),
    theme: jsonb("theme").$type<ShopTheme>().notNull(),
    /** Null where nobody of the shop did. */
    publishedBy: integer("published_by").references(() => customerTable.id),
    publishedAt: moment("published_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.number] }),
    check("shop_theme_version_layout_known", knowsHomeLayout(table.theme)),
    check("shop_theme_version_counted", sql`${table.number} > 0`),
  ],
);

/** What is being made of a shop's theme; a shop whose theme nobody has worked on has no row. */
export const shopThemeDraftTable = pgTable(
  "shop_theme_draft",
  {
    shopId: shopId().primaryKey(),
    /** Counted up with each change: whoever changes more names the one they read. */
    version: integer("version").notNull().default(0),
    /** Null where nothing waits to be published. */
    theme: jsonb("theme").$type<ShopTheme>(),
    savedBy: integer("saved_by").references(() => customerTable.id),
    savedAt: moment("saved_at"),
  },
  (table) => [
    check("shop_theme_draft_layout_known", knowsHomeLayout(table.theme)),
    check(
      "shop_theme_draft_whole",
      sql`num_nulls(${table.theme}, ${table.savedBy}, ${table.savedAt}) in (0, 3)`,
    ),
  ],
);
