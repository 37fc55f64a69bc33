import type { SizeColumn, SizeRow } from "@haat/contract/seller/seller-size-guides.contract";
import { sql } from "drizzle-orm";
import { check, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { shopTable } from "../shop/shop.table";

/** A table of sizes that a shop wrote for its products. */
export const sizeGuideTable = pgTable(
  "size_guide",
  {
    shopId: integer("shop_id")
      .notNull()
      .references(() => shopTable.id),
    id: integer("id").notNull().generatedAlwaysAsIdentity(),
    nameBn: text("name_bn").notNull().default(""),
    nameEn: text("name_en").notNull().default(""),
    /** How to measure, line by line. */
    howBn: text("how_bn").notNull().default(""),
    howEn: text("how_en").notNull().default(""),
    columns: jsonb("columns").$type<SizeColumn[]>().notNull(),
    /** Lengths as `typedLength` writes them. */
    rows: jsonb("rows").$type<SizeRow[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    check("size_guide_named", sql`${table.nameBn} <> '' or ${table.nameEn} <> ''`),
    check(
      "size_guide_columns_counted",
      sql`jsonb_typeof(${table.columns}) = 'array' and jsonb_array_length(${table.columns}) between 1 and 6`,
    ),
    check(
      "size_guide_rows_counted",
      sql`jsonb_typeof(${table.rows}) = 'array' and jsonb_array_length(${table.rows}) between 1 and 30`,
    ),
    check(
      "size_guide_columns_whole",
      sql`not jsonb_path_exists(${table.columns}, '$[*] ? (!(exists (@.unit ? (@ == "inch" || @ == "cm" || @ == "words"))))')`,
    ),
    check(
      "size_guide_rows_whole",
      sql`not jsonb_path_exists(${table.rows}, 'strict $[*] ? (!(@.cells.size() == $columns && @.size.type() == "string") || (@.cells.size() == $columns && @.size.type() == "string") is unknown)', jsonb_build_object('columns', jsonb_array_length(${table.columns})))`,
    ),
  ],
);
