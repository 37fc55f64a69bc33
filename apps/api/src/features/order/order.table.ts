import {
  business,
  orderStatuses,
  type OrderStatusId,
  type PaymentMethod,
  type ShippingMethod,
} from "@haat/contract/shared/business-constants";
import type { StockMovementReason } from "@haat/contract/shared/stock-movement";
import type { Language } from "@haat/contract/shared/languages";
import { returnReasons, type CancelReason, type OrderSource } from "@haat/contract/shared/order-choices";
import { inArray, sql } from "drizzle-orm";
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
    /** Null where the shop wrote it down for somebody without an account. */
    customerId: integer("customer_id").references(() => customerTable.id),
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
    /** What it was when it was placed; null where nothing has been taken out or returned since. */
    orderedTotal: poishaColumn("ordered_total"),
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
    /** Area and district, as a list shows where it goes; null where it is picked up, or nobody wrote it down. */
    placeBn: text("place_bn"),
    placeEn: text("place_en"),
    /** In which the customer ordered, and is told what becomes of it; null where nobody knows. */
    language: text("language").$type<Language>(),
    orderedAt: moment("ordered_at").notNull(),
    /** When its goods were packed and by whom: a fact beside the status. */
    packedAt: moment("packed_at"),
    packedBy: integer("packed_by").references(() => customerTable.id),
    /** Which program did it with a key of `packedBy`; null where a person did. */
    packedProgram: text("packed_program"),
    /** Who of the shop wrote it down, and how it reached them; null where its customer placed it. */
    enteredBy: integer("entered_by").references(() => customerTable.id),
    source: text("source").$type<OrderSource>(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    unique("customer_order_number").on(table.shopId, table.number),
    index("customer_order_of_customer").on(table.shopId, table.customerId, table.orderedAt, table.id),
    // What a coupon has cost.
    index("customer_order_of_coupon_use")
      .on(table.shopId, table.couponUseId)
      .where(sql`${table.couponUseId} is not null`),
    // With what a customer's tabs count, so that thousands of orders are not looked at themselves.
    index("customer_order_everywhere").on(
      table.customerId,
      table.orderedAt,
      table.id,
      table.shopId,
      table.status,
      table.number,
    ),
    // In the order of time as they are written: days of all shops are found by it.
    index("customer_order_of_day").using("brin", table.orderedAt),
    // With what a shop's numbers add up, so that they are read without a look at the orders of years.
    index("customer_order_by_time").on(
      table.shopId,
      table.orderedAt,
      table.id,
      table.status,
      table.grandTotal,
      table.couponDiscount,
      table.couponCode,
    ),
    index("customer_order_of_status").on(table.shopId, table.status, table.orderedAt, table.id),
    // The orders to a phone: of one shop, or of all for the office (migration `orders_by_phone`).
    index("customer_order_by_phone").on(table.recipientPhone, table.shopId),
    // For the shop's search by a part of number, name or phone (migration `order_desk`).
    index("customer_order_part").using(
      "gin",
      sql`(${table.number} || ' ' || ${table.recipientName} || ' ' || ${table.recipientPhone}) gin_trgm_ops`,
    ),
    foreignKey({
      name: "customer_order_coupon_use_fk",
      columns: [table.shopId, table.couponUseId],
      foreignColumns: [couponUseTable.shopId, couponUseTable.id],
    }),
    check("customer_order_status_known", sql`${table.status} between 1 and 6`),
    check("customer_order_language_known", sql`${table.language} in ('bn', 'en')`),
    check(
      "customer_order_packed_by_somebody",
      sql`num_nulls(${table.packedAt}, ${table.packedBy}) in (0, 2)`,
    ),
    check(
      "customer_order_of_somebody",
      sql`num_nulls(${table.enteredBy}, ${table.source}) in (0, 2) and num_nonnulls(${table.customerId}, ${table.enteredBy}) > 0
        and ${table.source} in ('phone', 'message', 'counter')`,
    ),
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
    // An order that is changed never becomes dearer for its customer.
    check(
      "customer_order_never_up",
      sql`${table.grandTotal} <= coalesce(${table.orderedTotal}, ${table.grandTotal}) and ${table.orderedTotal} <= 9007199254740991`,
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
    /** The pieces that are sold: those ordered less what was taken out and what was returned. */
    quantity: integer("quantity").notNull(),
    /** Pieces that the shop did not have when it accepted the order. */
    takenOut: integer("taken_out").notNull().default(0),
    /** Pieces that came back when the rest was delivered. */
    returned: integer("returned").notNull().default(0),
    unitPrice: poishaColumn("unit_price").notNull(),
    lineTotal: poishaColumn("line_total").notNull(),
    /** Of a parcel that came to nothing: pieces that are in stock again, and pieces that are lost to it. */
    returnedPieces: integer("returned_pieces").notNull().default(0),
    writtenOffPieces: integer("written_off_pieces").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.orderId, table.position] }),
    // With what is counted of a product.
    index("order_line_by_product").on(
      table.shopId,
      table.productId,
      table.orderId,
      table.quantity,
      table.lineTotal,
    ),
    // With what was sold in the orders of some days.
    index("order_line_by_order").on(
      table.shopId,
      table.orderId,
      table.productId,
      table.quantity,
      table.lineTotal,
    ),
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
      sql`${table.quantity} >= 0 and ${table.takenOut} >= 0 and ${table.returned} >= 0
        and ${table.quantity} + ${table.takenOut} + ${table.returned} between 1 and ${sql.raw(String(business.maxQuantityPerProduct))}`,
    ),
    check(
      "order_line_returned_at_most",
      sql`${table.returnedPieces} >= 0 and ${table.writtenOffPieces} >= 0
        and ${table.returnedPieces} + ${table.writtenOffPieces} <= ${table.quantity}`,
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
    /** Which program did it with a key of that account, as the shop calls it; null where a person did. */
    program: text("program"),
    note: text("note").notNull().default(""),
    /** Why its shop cancelled it; null for every other change. */
    reason: text("reason").$type<CancelReason>(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.orderId, table.status] }),
    // What was delivered, or cancelled, in some days.
    index("order_status_change_by_day").on(table.shopId, table.status, table.at, table.orderId),
    // The same in all shops, written in the order of time.
    index("order_status_change_of_all").using("brin", table.at),
    foreignKey({
      name: "order_status_change_order_fk",
      columns: [table.shopId, table.orderId],
      foreignColumns: [customerOrderTable.shopId, customerOrderTable.id],
    }),
    check("order_status_change_known", sql`${table.status} between 1 and 6`),
  ],
);

/** That an order is cancelled because it was not taken, or came back: a column beside those of its table. */
export const isReturnedOrder = sql<boolean>`(${customerOrderTable.status} = ${orderStatuses.cancel} and exists (select from ${orderStatusChangeTable}
  where ${orderStatusChangeTable.shopId} = ${customerOrderTable.shopId} and ${orderStatusChangeTable.orderId} = ${customerOrderTable.id}
    and ${orderStatusChangeTable.status} = ${orderStatuses.cancel} and ${inArray(orderStatusChangeTable.reason, [...returnReasons])}))`;

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
