import { sql } from "drizzle-orm";
import {
  check,
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
import { productTable } from "../catalogue/catalogue.table";
import { shopTable } from "../shop/shop.table";

/**
 * What a seller is writing of a product, new or sold: nothing of it is seen in the shop before it is published, and then the
 * row is gone.
 */
export const productDraftTable = pgTable(
  "product_draft",
  {
    shopId: integer("shop_id")
      .notNull()
      .references(() => shopTable.id),
    id: integer("id").notNull().generatedAlwaysAsIdentity(),
    /** The product that it changes; nothing for a new one. */
    productId: integer("product_id"),
    /** A `ProductContent` of the contract. */
    content: jsonb("content").notNull(),
    /** The product as it was when the draft was begun: what both changed since can be told apart. */
    base: jsonb("base"),
    /** Keys of all pictures in it: they are not deleted as unused. */
    pictures: text("pictures").array().notNull(),
    /** Counts the saves. */
    version: integer("version").notNull().default(1),
    createdAt: moment("created_at").notNull(),
    savedAt: moment("saved_at").notNull(),
    savedBy: integer("saved_by")
      .notNull()
      .references(() => customerTable.id),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    uniqueIndex("product_draft_one_each")
      .on(table.shopId, table.productId)
      .where(sql`product_id is not null`),
    index("product_draft_latest").on(table.shopId, table.savedAt, table.id),
    index("product_draft_pictures").using("gin", table.pictures),
    foreignKey({
      name: "product_draft_product_fk",
      columns: [table.shopId, table.productId],
      foreignColumns: [productTable.shopId, productTable.id],
    }).onDelete("cascade"),
    check("product_draft_of_product_has_base", sql`num_nulls(${table.productId}, ${table.base}) in (0, 2)`),
  ],
);
