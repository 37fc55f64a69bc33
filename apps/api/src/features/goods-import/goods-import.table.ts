import type {
  GoodsImportKind,
  GoodsImportOutcome,
  GoodsImportState,
} from "@haat/contract/seller/goods-import.contract";
import type { SheetFormat } from "@haat/contract/seller/goods-sheet";
import type { Language } from "@haat/contract/shared/languages";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { moment } from "../../database/columns";
import { customerTable } from "../account/account.table";
import { shopTable } from "../shop/shop.table";
import type { ProductState } from "./product-state";
import type { RowChange } from "./judged-product";
import type { RowError } from "./row-errors";
import type { LeftPicture } from "../../sheets/picture-zip";
import type { SheetProduct } from "./sheet-products";

/** A file as it was sent; one driver reads it as a `Buffer`, the other as its parent. */
const bytesColumn = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/** A file of goods that somebody brought: looked at, done piece by piece, and perhaps taken back. */
export const goodsImportTable = pgTable(
  "goods_import",
  {
    shopId: integer("shop_id")
      .notNull()
      .references(() => shopTable.id),
    id: integer("id").notNull().generatedAlwaysAsIdentity(),
    /** Who had it looked at; once it is done, who said so. */
    accountId: integer("account_id")
      .notNull()
      .references(() => customerTable.id),
    state: text("state").$type<GoodsImportState>().notNull().default("reading"),
    fileName: text("file_name").notNull(),
    format: text("format").$type<SheetFormat>().notNull(),
    /** In which its words are told. */
    language: text("language").$type<Language>().notNull(),
    /** Of the file and the ZIP beside it: the same file again is the same import until it is done. */
    digest: text("digest").notNull(),
    at: moment("at").notNull(),
    rowCount: integer("row_count").notNull(),
    productCount: integer("product_count").notNull(),
    unknownColumns: text("unknown_columns").array().notNull(),
    leftPictures: jsonb("left_pictures").$type<LeftPicture[]>().notNull(),
    /** Whether stock may become 0, and whether products are made whose name the shop has already. */
    takesZeros: boolean("takes_zeros").notNull().default(false),
    makesDoubles: boolean("makes_doubles").notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index("goods_import_latest").on(table.shopId, table.at, table.id),
    uniqueIndex("goods_import_once")
      .on(table.shopId, table.digest)
      .where(sql`state in ('reading', 'previewed', 'applying')`),
    check(
      "goods_import_state_known",
      sql`${table.state} in ('reading', 'previewed', 'applying', 'applied', 'undoing', 'undone')`,
    ),
    check("goods_import_format_known", sql`${table.format} in ('csv', 'xlsx')`),
  ],
);

/** What it says of one product, what that does, and what became of it: done whole or not at all. */
export const goodsImportProductTable = pgTable(
  "goods_import_product",
  {
    shopId: integer("shop_id").notNull(),
    importId: integer("goods_import_id").notNull(),
    /** Its place in the file, from 0. */
    position: integer("position").notNull(),
    firstRow: integer("first_row").notNull(),
    rowCount: integer("row_count").notNull(),
    name: text("name").notNull(),
    kind: text("kind").$type<GoodsImportKind>().notNull(),
    /** The product that it is about; of a new one once it is there. A product that is gone for good leaves its number here. */
    productId: integer("product_id"),
    /** Its last pieces would go: stock that becomes 0. */
    hasZero: boolean("has_zero").notNull(),
    errors: jsonb("errors").$type<RowError[]>().notNull(),
    changes: jsonb("changes").$type<RowChange[]>().notNull(),
    /** Of all that it changes: what is done is what was looked at. */
    digest: text("digest").notNull(),
    /** Its rows. */
    sheet: jsonb("sheet").$type<SheetProduct>().notNull(),
    outcome: text("outcome").$type<GoodsImportOutcome>().notNull().default("waiting"),
    /** As it was and as it became, to be taken back; nothing before a new one. */
    before: jsonb("before").$type<ProductState>(),
    after: jsonb("after").$type<ProductState>(),
    /** Keys of the pictures that it had and may come back to: until then they are not deleted as unused. */
    replacedPictures: text("replaced_pictures").array().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.importId, table.position] }),
    index("goods_import_product_outcome").on(table.shopId, table.importId, table.outcome, table.position),
    index("goods_import_product_replaced_pictures").using("gin", table.replacedPictures),
    foreignKey({
      name: "goods_import_product_import_fk",
      columns: [table.shopId, table.importId],
      foreignColumns: [goodsImportTable.shopId, goodsImportTable.id],
    }).onDelete("cascade"),
    check(
      "goods_import_product_kind_known",
      sql`${table.kind} in ('new', 'changed', 'same', 'double', 'failed')`,
    ),
    check(
      "goods_import_product_outcome_known",
      sql`${table.outcome} in ('waiting', 'done', 'same', 'skipped', 'failed', 'undone', 'kept')`,
    ),
  ],
);

/** A photo of its ZIP: as it came until it is drawn anew, then its key among the pictures. */
export const goodsImportPictureTable = pgTable(
  "goods_import_picture",
  {
    shopId: integer("shop_id").notNull(),
    importId: integer("goods_import_id").notNull(),
    /** Of its file. */
    name: text("name").notNull(),
    /** Of its bytes: the same photo in another import is the same picture. */
    digest: text("digest").notNull(),
    bytes: bytesColumn("bytes"),
    key: text("key"),
    /** It could not be drawn. */
    isBroken: boolean("is_broken").notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.importId, table.name] }),
    index("goods_import_picture_digest").on(table.shopId, table.digest),
    index("goods_import_picture_key").on(table.key),
    foreignKey({
      name: "goods_import_picture_import_fk",
      columns: [table.shopId, table.importId],
      foreignColumns: [goodsImportTable.shopId, goodsImportTable.id],
    }).onDelete("cascade"),
  ],
);
