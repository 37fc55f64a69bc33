import type { OrderStatusId, ShippingMethod } from "@haat/contract/shared/business-constants";
import { boolean, integer, pgView, text } from "drizzle-orm/pg-core";
import { moment, poishaColumn } from "../../database/columns";

/** Orders as a list shows them, each with its first line (migration `returned_and_awaited`). */
export const orderSummaryView = pgView("order_summary", {
  shopId: integer("shop_id").notNull(),
  id: integer("id").notNull(),
  customerId: integer("customer_id").notNull(),
  number: text("number").notNull(),
  orderedAt: moment("ordered_at").notNull(),
  status: integer("status").$type<OrderStatusId>().notNull(),
  grandTotal: poishaColumn("grand_total").notNull(),
  /** Pieces. */
  itemCount: integer("item_count").notNull(),
  shippingMethod: integer("shipping_method").$type<ShippingMethod>().notNull(),
  paymentStatus: text("payment_status", { enum: ["cash_on_delivery", "paid", "void"] }).notNull(),
  shopTitleBn: text("shop_title_bn").notNull(),
  shopTitleEn: text("shop_title_en").notNull(),
  shopSlug: text("shop_slug").notNull(),
  firstNameBn: text("first_name_bn").notNull(),
  firstNameEn: text("first_name_en").notNull(),
  firstPicture: text("first_picture").notNull(),
  lines: integer("lines").notNull(),
  isReturned: boolean("is_returned").notNull(),
}).existing();
