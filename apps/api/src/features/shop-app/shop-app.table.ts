import { sql } from "drizzle-orm";
import { boolean, check, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "../../database/columns";
import { shopTable } from "../shop/shop.table";
import type { ShopAppFiles } from "./shop-app-files";

/** A shop's customer app: which version of it is out, and whether that still shows the shop as it is. */
export const shopAppTable = pgTable(
  "shop_app",
  {
    shopId: integer("shop_id")
      .primaryKey()
      .references(() => shopTable.id),
    /** The newest version that is whole; 0 before the first one. */
    version: integer("version").notNull().default(0),
    /** Since when it is to be made anew: asked for, or the shop's logo, name, theme or slug changed; null where it is up to date. */
    staleSince: moment("stale_since"),
    /** SHA-256 of the certificates that sign the shop's own app in stores, as `AB:CD:…`. */
    fingerprints: text("fingerprints")
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (table) => [
    check("shop_app_version_possible", sql`${table.version} >= 0`),
    check("shop_app_never_made_is_stale", sql`${table.version} > 0 or ${table.staleSince} is not null`),
    check("shop_app_fingerprints_few", sql`cardinality(${table.fingerprints}) <= 10`),
  ],
);

/** What was made of a shop at a time. Written last, when all its files are kept: a version is whole or is not there. */
export const shopAppVersionTable = pgTable(
  "shop_app_version",
  {
    shopId: integer("shop_id")
      .notNull()
      .references(() => shopAppTable.shopId),
    version: integer("version").notNull(),
    madeAt: moment("made_at").notNull(),
    /** Of what it was made from: logo, names, theme, slug, and how it is drawn. */
    madeFrom: text("made_from").notNull(),
    /** Whether its icons show drawn letters: there is no logo, or one of less than 512 px. */
    isDrawn: boolean("is_drawn").notNull(),
    files: jsonb("files").$type<ShopAppFiles>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.version] }),
    check("shop_app_version_counts_from_one", sql`${table.version} >= 1`),
    check("shop_app_version_digest_shape", sql`${table.madeFrom} ~ '^[0-9a-f]{64}$'`),
  ],
);
