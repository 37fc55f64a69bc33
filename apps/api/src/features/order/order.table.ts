import { business, type OrderStatusId } from "@haat/contract/business-constants";
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
import { moment, poishaColumn } from "../../platform/columns";
import { customerTable } from "../account/account.table";
import { productTable } from "../catalogue/catalogue.table";
import { shopTable } from "../store/store.table";

const ofShop = () =>
  integer("shop_id")
    .notNull()
    .references(() => shopTable.id);

/** A reduction of a shop's own (decisions.md, "Cart, checkout, orders"). */
export const couponTable = pgTable(
  "coupon",
  {
    shopId: ofShop(),
    id: integer("id").notNull().generatedByDefaultAsIdentity(),
    /** Upper case, as `couponCodeField` of the contract leaves a typed one. */
    code: text("code").notNull(),
    titleBn: text("title_bn").notNull().default(""),
    titleEn: text("title_en").notNull().default(""),
    kind: text("kind", { enum: ["percent", "fixed"] }).notNull(),
    /** 1 to 100 where `kind` is percent, else null. */
    percent: integer("percent"),
    /** Where `kind` is fixed, else null. */
    amount: poishaColumn("amount"),
    minItemTotal: poishaColumn("min_item_total").notNull().default(0),
    /** The most it takes off; null for no limit. */
    maxDiscount: poishaColumn("max_discount"),
    startsAt: moment("starts_at"),
    endsAt: moment("ends_at"),
    /** How often it can be used by all, and by one customer; null for no limit. */
    totalUses: integer("total_uses"),
    usesPerCustomer: integer("uses_per_customer"),
    usedCount: integer("used_count").notNull().default(0),
    /** Shown to shoppers; else known by its code only. */
    isPublic: boolean("is_public").notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    unique("coupon_code").on(table.shopId, table.code),
    check(
      "coupon_kind_complete",
      sql`(${table.kind} = 'percent' and ${table.percent} between 1 and 100 and ${table.amount} is null)
        or (${table.kind} = 'fixed' and ${table.amount} > 0 and ${table.percent} is null)`,
    ),
    check(
      "coupon_uses_possible",
      sql`${table.usedCount} >= 0 and (${table.totalUses} is null or ${table.usedCount} <= ${table.totalUses})`,
    ),
    check(
      "coupon_amounts_not_negative",
      sql`${table.minItemTotal} >= 0 and coalesce(${table.maxDiscount}, 0) >= 0`,
    ),
  ],
);

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
    paymentMethod: integer("payment_method").notNull(),
    paymentStatus: text("payment_status", { enum: ["cash_on_delivery", "paid", "void"] }).notNull(),
    shippingMethod: integer("shipping_method").notNull(),
    itemTotal: poishaColumn("item_total").notNull(),
    couponDiscount: poishaColumn("coupon_discount").notNull(),
    deliveryFee: poishaColumn("delivery_fee").notNull(),
    grandTotal: poishaColumn("grand_total").notNull(),
    vatIncluded: poishaColumn("vat_included").notNull(),
    vatPercent: numeric("vat_percent", { precision: 5, scale: 2, mode: "number" }).notNull(),
    couponId: integer("coupon_id"),
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
    deliveryTimeBn: text("delivery_time_bn").notNull(),
    deliveryTimeEn: text("delivery_time_en").notNull(),
    orderedAt: moment("ordered_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    unique("customer_order_number").on(table.shopId, table.number),
    index("customer_order_of_customer").on(table.shopId, table.customerId, table.orderedAt, table.id),
    check("customer_order_status_known", sql`${table.status} between 1 and 6`),
    check("customer_order_shipping_known", sql`${table.shippingMethod} in (1, 2)`),
    check(
      "customer_order_total_right",
      sql`${table.itemTotal} >= 0 and ${table.deliveryFee} >= 0 and ${table.couponDiscount} between 0 and ${table.itemTotal}
        and ${table.grandTotal} = ${table.itemTotal} - ${table.couponDiscount} + ${table.deliveryFee}
        and ${table.vatIncluded} between 0 and ${table.grandTotal}`,
    ),
    check(
      "customer_order_has_destination",
      sql`${table.shippingMethod} = 2 or ${table.deliveryAddressBn} is not null`,
    ),
  ],
);

/** A chosen value as it was named when the order was placed. */
export interface OrderedAttribute {
  idProductAttribute: number;
  attributeBn: string;
  attributeEn: string;
  valueBn: string;
  valueEn: string;
}

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

/** Every status an order has had, with when and by whom (decisions.md). */
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

/** Who has used a coupon, on which order. */
export const couponUseTable = pgTable(
  "coupon_use",
  {
    shopId: ofShop(),
    couponId: integer("coupon_id").notNull(),
    orderId: integer("order_id").notNull(),
    customerId: integer("customer_id")
      .notNull()
      .references(() => customerTable.id),
    usedAt: moment("used_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.couponId, table.orderId] }),
    index("coupon_use_of_customer").on(table.shopId, table.couponId, table.customerId),
    foreignKey({
      name: "coupon_use_coupon_fk",
      columns: [table.shopId, table.couponId],
      foreignColumns: [couponTable.shopId, couponTable.id],
    }),
    foreignKey({
      name: "coupon_use_order_fk",
      columns: [table.shopId, table.orderId],
      foreignColumns: [customerOrderTable.shopId, customerOrderTable.id],
    }),
  ],
);

/**
 * The ledger of stock: the changes of a product (or of a combination, where it has one) add up to its stock, so the first
 * pieces are in it too, as `initial`.
 */
export const stockMovementTable = pgTable(
  "stock_movement",
  {
    shopId: ofShop(),
    id: integer("id").notNull().generatedAlwaysAsIdentity(),
    productId: integer("product_id").notNull(),
    combinationId: integer("combination_id"),
    change: integer("change").notNull(),
    reason: text("reason", { enum: ["initial", "order", "cancel", "adjustment"] }).notNull(),
    orderId: integer("order_id"),
    at: moment("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index("stock_movement_of_product").on(table.shopId, table.productId),
    foreignKey({
      name: "stock_movement_product_fk",
      columns: [table.shopId, table.productId],
      foreignColumns: [productTable.shopId, productTable.id],
    }),
  ],
);
