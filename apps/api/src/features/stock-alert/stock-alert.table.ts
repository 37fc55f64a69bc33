import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { languages } from "@haat/contract/shared/languages";
import { moment } from "../../database/columns";
import { productCombinationTable, productTable } from "../catalogue/catalogue.table";
import { shopTable } from "../shop/shop.table";

/**
 * Somebody who waits for a sold-out product, or one choice of it, to be there again. Triggers of the stock ask for the job
 * that tells (migration `stock_alerts`), whoever brought the pieces.
 */
export const stockAlertTable = pgTable(
  "stock_alert",
  {
    shopId: integer("shop_id")
      .notNull()
      .references(() => shopTable.id),
    id: uuid("id").notNull().defaultRandom(),
    productId: integer("product_id").notNull(),
    /** Null for the product itself, in any choice. */
    combinationId: integer("combination_id"),
    /** E.164; it answered a code, or is that of an account. */
    phone: text("phone").notNull(),
    /** Of the page that it was asked for from. */
    language: text("language", { enum: languages }).notNull(),
    createdAt: moment("created_at").notNull(),
    /** When the message went out, or is on its way: from then on nobody sends another. */
    toldAt: moment("told_at"),
    /** How often the gateway did not take the message, and when to try again. */
    tries: integer("tries").notNull().default(0),
    retryAt: moment("retry_at"),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    unique("stock_alert_once")
      .on(table.shopId, table.productId, table.combinationId, table.phone)
      .nullsNotDistinct(),
    // What is gone comes back no more, and nobody waits for it.
    foreignKey({
      name: "stock_alert_product_fk",
      columns: [table.shopId, table.productId],
      foreignColumns: [productTable.shopId, productTable.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "stock_alert_combination_fk",
      columns: [table.shopId, table.combinationId],
      foreignColumns: [productCombinationTable.shopId, productCombinationTable.id],
    }).onDelete("cascade"),
    index("stock_alert_waiting")
      .on(table.shopId, table.productId, table.createdAt)
      .where(sql`told_at is null`),
    index("stock_alert_of_phone").on(table.phone),
    index("stock_alert_age").on(table.createdAt),
    check("stock_alert_phone_shape", sql`${table.phone} ~ '^[+]8801[3-9][0-9]{8}$'`),
    check("stock_alert_language_known", sql`${table.language} in ('bn', 'en')`),
    check(
      "stock_alert_created_at_in_range",
      sql`${table.createdAt} between '1900-01-01T00:00:00Z' and '2200-01-01T00:00:00Z'`,
    ),
    check("stock_alert_tries_possible", sql`${table.tries} >= 0`),
  ],
);

/** How many alerts of a product are still to be sent: a column beside those of its table, which keeps its name. */
export const awaitedBy = sql`(select count(*) from stock_alert a
  where a.shop_id = product.shop_id and a.product_id = product.id and a.told_at is null)`.mapWith(Number);
