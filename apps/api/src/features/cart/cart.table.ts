import { business } from "@haat/contract/shared/business-constants";
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
import { moment, poishaColumn } from "../../database/columns";
import { customerTable } from "../account/account.table";
import { productCombinationTable, productTable } from "../catalogue/catalogue.table";
import { shopTable } from "../shop/shop.table";

/** Whose a cart is. */
export type CartOwner = { customerId: number } | { guestKeyHash: string };

const ofShop = () =>
  integer("shop_id")
    .notNull()
    .references(() => shopTable.id);

/** One cart for each shop and shopper: a customer, or a guest by the hash of the cart key. */
export const cartTable = pgTable(
  "cart",
  {
    shopId: ofShop(),
    id: uuid("id").notNull().defaultRandom(),
    customerId: integer("customer_id").references(() => customerTable.id),
    guestKeyHash: text("guest_key_hash"),
    /** Counts the changes of its lines, so that of two writers the second can be told (`If-Match`). */
    version: integer("version").notNull().default(0),
    /** The code of the coupon that stays with it, as `couponCodeField` of the contract leaves one; null for none. */
    couponCode: text("coupon_code"),
    createdAt: moment("created_at").notNull(),
    /** When it was changed, or looked at on another day: a guest's goes when nobody has for long. */
    touchedAt: moment("touched_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index("cart_untouched")
      .on(table.touchedAt)
      .where(sql`guest_key_hash is not null`),
    unique("cart_of_customer").on(table.shopId, table.customerId),
    unique("cart_of_guest").on(table.shopId, table.guestKeyHash),
    // What somebody has put into carts, in all shops (features/privacy).
    index("cart_customer_everywhere")
      .on(table.customerId)
      .where(sql`customer_id is not null`),
    // A guest's key is one for all shops, and sign-in gathers their carts wherever they are.
    index("cart_guest_everywhere").on(table.guestKeyHash),
    check(
      "cart_coupon_code_shape",
      sql`${table.couponCode} = upper(btrim(${table.couponCode})) and length(${table.couponCode}) between 1 and 64`,
    ),
    check("cart_has_one_owner", sql`num_nonnulls(${table.customerId}, ${table.guestKeyHash}) = 1`),
  ],
);

export const cartLineTable = pgTable(
  "cart_line",
  {
    shopId: ofShop(),
    id: uuid("id").notNull().defaultRandom(),
    cartId: uuid("cart_id").notNull(),
    productId: integer("product_id").notNull(),
    /** Null for a product without attributes. */
    combinationId: integer("combination_id"),
    quantity: integer("quantity").notNull(),
    priceWhenAdded: poishaColumn("price_when_added").notNull(),
    addedAt: moment("added_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    unique("cart_line_once")
      .on(table.shopId, table.cartId, table.productId, table.combinationId)
      .nullsNotDistinct(),
    foreignKey({
      name: "cart_line_cart_fk",
      columns: [table.shopId, table.cartId],
      foreignColumns: [cartTable.shopId, cartTable.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "cart_line_product_fk",
      columns: [table.shopId, table.productId],
      foreignColumns: [productTable.shopId, productTable.id],
    }),
    foreignKey({
      name: "cart_line_combination_fk",
      columns: [table.shopId, table.combinationId],
      foreignColumns: [productCombinationTable.shopId, productCombinationTable.id],
    }),
    check(
      "cart_line_quantity_possible",
      sql`${table.quantity} between 1 and ${sql.raw(String(business.maxQuantityPerProduct))}`,
    ),
  ],
);

/**
 * What found no place when a guest's cart was merged into a customer's: so many pieces of a choice, until the shopper takes
 * them instead of others or lets them go.
 */
export const cartLeftOutTable = pgTable(
  "cart_left_out",
  {
    shopId: ofShop(),
    id: uuid("id").notNull().defaultRandom(),
    cartId: uuid("cart_id").notNull(),
    productId: integer("product_id").notNull(),
    /** Null for a product without attributes. */
    combinationId: integer("combination_id"),
    quantity: integer("quantity").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    unique("cart_left_out_once")
      .on(table.shopId, table.cartId, table.productId, table.combinationId)
      .nullsNotDistinct(),
    foreignKey({
      name: "cart_left_out_cart_fk",
      columns: [table.shopId, table.cartId],
      foreignColumns: [cartTable.shopId, cartTable.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "cart_left_out_product_fk",
      columns: [table.shopId, table.productId],
      foreignColumns: [productTable.shopId, productTable.id],
    }),
    foreignKey({
      name: "cart_left_out_combination_fk",
      columns: [table.shopId, table.combinationId],
      foreignColumns: [productCombinationTable.shopId, productCombinationTable.id],
    }),
    check(
      "cart_left_out_quantity_possible",
      sql`${table.quantity} between 1 and ${sql.raw(String(business.maxQuantityPerProduct))}`,
    ),
  ],
);
