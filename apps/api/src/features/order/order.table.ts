import {
  business,
  type OrderStatusId,
  type PaymentMethod,
  type ShippingMethod,
} from "@haat/contract/shared/business-constants";
import type { StockMovementReason } from "@haat/contract/shared/stock-movement";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { moment, poishaColumn } from "../../database/columns";
import { customerTable } from "../account/account.table";
import { productCombinationTable, productTable } from "../catalogue/catalogue.table";
import { couponUseTable } from "../coupon/coupon.table";
import { shopTable } from "../shop/shop.table";
import type { OrderedAttribute } from "./stored-attributes";

const ofShop = () =>
  integer("shop_id")
    .notNull()
    .references(() => shopTable.id);

/** An order with everything as it was when it was placed: later changes of shop, product or address leave it alone. */
export const customerOrderTable = pgTable(
  "customer_order",
  {
    shopId: ofShop(),
    id: integer("id").notNull().generatedByDefaultAsIdentity(),
    /** Public number: the shop's `order_prefix`, a hyphen and five random letters or digits. */
    number: text("number").notNull(),
    customerId: integer("customer_id")
      .notNull()
      .references(() => customerTable.id),
    status: integer("status").$type<OrderStatusId>().notNull(),
    paymentMethod: integer("payment_method").$type<PaymentMethod>().notNull(),
    paymentStatus: text("payment_status", { enum: ["cash_on_delivery", "paid", "void"] }).notNull(),
    shippingMethod: integer("shipping_method").$type<ShippingMethod>().notNull(),
    itemTotal: poishaColumn("item_total").notNull(),
    couponDiscount: poishaColumn("coupon_discount").notNull(),
    deliveryFee: poishaColumn("delivery_fee").notNull(),
    /** What rounding down to whole taka took off the grand total; null where the order is from before totals were rounded. */
    rounding: poishaColumn("rounding"),
    grandTotal: poishaColumn("grand_total").notNull(),
    vatIncluded: poishaColumn("vat_included").notNull(),
    vatPercent: numeric("vat_percent", { precision: 5, scale: 2, mode: "number" }).notNull(),
    /** Null where no coupon was used, and once it was given back by a cancellation. */
    couponUseId: integer("coupon_use_id"),
    couponCode: text("coupon_code"),
    /** Pieces. */
    itemCount: integer("item_count").notNull(),
    /** Who receives it and where; the address is null where it is picked up at the store. */
    recipientName: text("recipient_name").notNull(),
    /** E.164. */
    recipientPhone: text("recipient_phone").notNull(),
    deliveryAddressBn: text("delivery_address_bn"),
    deliveryAddressEn: text("delivery_address_en"),
    shopTitleBn: text("shop_title_bn").notNull(),
    shopTitleEn: text("shop_title_en").notNull(),
    shopPhone: text("shop_phone").notNull(),
    shopAddressBn: text("shop_address_bn").notNull(),
    shopAddressEn: text("shop_address_en").notNull(),
    /** Who sells, for the invoice: see the shop's columns of these names. */
    shopLegalNameBn: text("shop_legal_name_bn").notNull().default(""),
    shopLegalNameEn: text("shop_legal_name_en").notNull().default(""),
    shopBin: text("shop_bin").notNull().default(""),
    issuesChallan: boolean("issues_challan").notNull().default(false),
    deliveryTimeBn: text("delivery_time_bn").notNull(),
    deliveryTimeEn: text("delivery_time_en").notNull(),
    orderedAt: moment("ordered_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    unique("customer_order_number").on(table.shopId, table.number),
    index("customer_order_of_customer").on(table.shopId, table.customerId, table.orderedAt, table.id),
    index("customer_order_in_all_shops").on(table.customerId, table.orderedAt, table.id),
    foreignKey({
      name: "customer_order_coupon_use_fk",
      columns: [table.shopId, table.couponUseId],
      foreignColumns: [couponUseTable.shopId, couponUseTable.id],
    }),
    check("customer_order_status_known", sql`${table.status} between 1 and 6`),
    check("customer_order_payment_known", sql`${table.paymentMethod} = 0`),
    check("customer_order_shipping_known", sql`${table.shippingMethod} in (1, 2)`),
    check(
      "customer_order_total_right",
      sql`${table.itemTotal} >= 0 and ${table.deliveryFee} >= 0 and ${table.couponDiscount} between 0 and ${table.itemTotal}
        and ${table.grandTotal} = ${table.itemTotal} - ${table.couponDiscount} + ${table.deliveryFee} - coalesce(${table.rounding}, 0)
        and ${table.vatIncluded} between 0 and ${table.grandTotal}`,
    ),
    check(
      "customer_order_whole_taka",
      sql`${table.rounding} is null or (${table.grandTotal} % 100 = 0 and ${table.rounding} between 0 and 99)`,
    ),
    check(
      "customer_order_has_destination",
      sql`${table.shippingMethod} = 2 or ${table.deliveryAddressBn} is not null`,
    ),
  ],
);

export const orderLineTable = pgTable(
  "order_line",
  {
    shopId: ofShop(),
    orderId: integer("order_id").notNull(),
    /** From 0, in the order of the cart. */
    position: integer("position").notNull(),
    productId: integer("product_id").notNull(),
    combinationId: integer("combination_id"),
    slug: text("slug").notNull(),
    nameBn: text("name_bn").notNull(),
    nameEn: text("name_en").notNull(),
    picture: text("picture").notNull(),
    attributes: jsonb("attributes").$type<OrderedAttribute[]>().notNull().default([]),
    quantity: integer("quantity").notNull(),
    unitPrice: poishaColumn("unit_price").notNull(),
    lineTotal: poishaColumn("line_total").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.orderId, table.position] }),
    index("order_line_of_combination")
      .on(table.shopId, table.combinationId)
      .where(sql`combination_id is not null`),
    foreignKey({
      name: "order_line_order_fk",
      columns: [table.shopId, table.orderId],
      foreignColumns: [customerOrderTable.shopId, customerOrderTable.id],
    }),
    foreignKey({
      name: "order_line_product_fk",
      columns: [table.shopId, table.productId],
      foreignColumns: [productTable.shopId, productTable.id],
    }),
    foreignKey({
      name: "order_line_combination_fk",
      columns: [table.shopId, table.combinationId],
      foreignColumns: [productCombinationTable.shopId, productCombinationTable.id],
    }),
    check(
      "order_line_quantity_possible",
      sql`${table.quantity} between 1 and ${sql.raw(String(business.maxQuantityPerProduct))}`,
    ),
    check(
      "order_line_total_right",
      sql`${table.unitPrice} >= 0 and ${table.lineTotal} = ${table.unitPrice} * ${table.quantity}`,
    ),
  ],
);

/** Every status an order has had, with when and by whom. */
export const orderStatusChangeTable = pgTable(
  "order_status_change",
  {
    shopId: ofShop(),
    orderId: integer("order_id").notNull(),
    status: integer("status").$type<OrderStatusId>().notNull(),
    at: moment("at").notNull(),
    /** Who made it: an account, or null for the platform itself. */
    changedBy: integer("changed_by").references(() => customerTable.id),
    note: text("note").notNull().default(""),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.orderId, table.status] }),
    foreignKey({
      name: "order_status_change_order_fk",
      columns: [table.shopId, table.orderId],
      foreignColumns: [customerOrderTable.shopId, customerOrderTable.id],
    }),
    check("order_status_change_known", sql`${table.status} between 1 and 6`),
  ],
);

/**
 * The ledger of stock: the changes of a product (or of a combination, where it has one) add up to its stock, so the first
 * pieces are in it too, as `initial`. Rows are only added. Whoever changes stock through the API writes its movement in the
 * same transaction, or the database refuses both (migration `stock_ledger`).
 */
export const stockMovementTable = pgTable(
  "stock_movement",
  {
    shopId: ofShop(),
    id: integer("id").notNull().generatedAlwaysAsIdentity(),
    productId: integer("product_id").notNull(),
    combinationId: integer("combination_id"),
    change: integer("change").notNull(),
    reason: text("reason").$type<StockMovementReason>().notNull(),
    orderId: integer("order_id"),
    /** Who of the shop did it; null where an order did. */
    accountId: integer("account_id").references(() => customerTable.id),
    note: text("note").notNull().default(""),
    at: moment("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index("stock_movement_of_product").on(table.shopId, table.productId, table.id),
    check(
      "stock_movement_reason_known",
      sql`${table.reason} in ('initial', 'order', 'cancel', 'received', 'returned', 'damaged', 'counted', 'corrected')`,
    ),
    foreignKey({
      name: "stock_movement_product_fk",
      columns: [table.shopId, table.productId],
      foreignColumns: [productTable.shopId, productTable.id],
    }),
  ],
);
