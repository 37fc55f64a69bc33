import type { BulkEditState } from "@haat/contract/seller/bulk-edit.contract";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { moment, poishaColumn } from "../../database/columns";
import { customerTable } from "../account/account.table";
import { productCombinationTable, productTable } from "../catalogue/catalogue.table";
import { shopTable } from "../shop/shop.table";

/** A change of many products at once: put together, looked at, done, and perhaps taken back. */
export const bulkEditTable = pgTable(
  "bulk_edit",
  {
    shopId: integer("shop_id")
      .notNull()
      .references(() => shopTable.id),
    id: integer("id").notNull().generatedAlwaysAsIdentity(),
    accountId: integer("account_id")
      .notNull()
      .references(() => customerTable.id),
    state: text("state").$type<BulkEditState>().notNull().default("previewed"),
    /** When it was put together; once it is done, when it was done. */
    at: moment("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index("bulk_edit_latest").on(table.shopId, table.at, table.id),
    check("bulk_edit_state_known", sql`${table.state} in ('previewed', 'applied', 'undone')`),
  ],
);

/** What it does with a product, or with one combination of it. The old price goes with the price that it stands beside. */
export const bulkEditRowTable = pgTable(
  "bulk_edit_row",
  {
    shopId: integer("shop_id").notNull(),
    editId: integer("bulk_edit_id").notNull(),
    /** Its place among the rows, from 0. */
    position: integer("position").notNull(),
    productId: integer("product_id").notNull(),
    combinationId: integer("combination_id"),
    priceBefore: poishaColumn("price_before").notNull(),
    /** Null where the price stays. */
    priceAfter: poishaColumn("price_after"),
    oldBefore: poishaColumn("old_before"),
    oldAfter: poishaColumn("old_after"),
    stockBefore: integer("stock_before").notNull(),
    /** Null where the stock stays. */
    stockAfter: integer("stock_after"),
    /** Of a preview: it was changed since. Of what was taken back: it was changed since, and stays. */
    isMoved: boolean("is_moved").notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.editId, table.position] }),
    // Each thing once: what brings its stock to a number adds up the differences of all its rows.
    unique("bulk_edit_row_once")
      .on(table.shopId, table.editId, table.productId, table.combinationId)
      .nullsNotDistinct(),
    // A product that the bin deletes takes its rows along.
    index("bulk_edit_row_of_product").on(table.shopId, table.productId),
    foreignKey({
      name: "bulk_edit_row_edit_fk",
      columns: [table.shopId, table.editId],
      foreignColumns: [bulkEditTable.shopId, bulkEditTable.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "bulk_edit_row_product_fk",
      columns: [table.shopId, table.productId],
      foreignColumns: [productTable.shopId, productTable.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "bulk_edit_row_combination_fk",
      columns: [table.shopId, table.combinationId],
      foreignColumns: [productCombinationTable.shopId, productCombinationTable.id],
    }).onDelete("cascade"),
    check("bulk_edit_row_changes", sql`num_nonnulls(${table.priceAfter}, ${table.stockAfter}) > 0`),
    check("bulk_edit_row_stock_possible", sql`${table.stockAfter} >= 0`),
    check("bulk_edit_row_price_possible", sql`${table.priceAfter} > 0`),
  ],
);
