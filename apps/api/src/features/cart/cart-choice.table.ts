import { boolean, integer, json, pgView, text, uuid } from "drizzle-orm/pg-core";
import { moment, poishaColumn } from "../../database/columns";

/** What a chosen value is called, with its attribute. */
export interface ChosenValue {
  id: number;
  value: { bn: string; en: string };
  attribute: { bn: string; en: string };
}

/** What is in a cart, or found no place in it, with its product as it is now (migration `own_pages`). */
export const cartChoiceView = pgView("cart_choice", {
  shopId: integer("shop_id").notNull(),
  cartId: uuid("cart_id").notNull(),
  customerId: integer("customer_id"),
  guestKeyHash: text("guest_key_hash"),
  cartVersion: integer("cart_version").notNull(),
  cartCoupon: text("cart_coupon"),
  cartTouchedAt: moment("cart_touched_at").notNull(),
  id: uuid("id").notNull(),
  /** Then it has no price from when it was added, and no moment. */
  isLeftOut: boolean("is_left_out").notNull(),
  productId: integer("product_id").notNull(),
  combinationId: integer("combination_id"),
  quantity: integer("quantity").notNull(),
  priceWhenAdded: poishaColumn("price_when_added").notNull(),
  addedAt: moment("added_at").notNull(),
  slug: text("slug").notNull(),
  nameBn: text("name_bn").notNull(),
  nameEn: text("name_en").notNull(),
  homeCityOnly: boolean("home_city_only").notNull(),
  picture: text("picture").notNull(),
  valueIds: integer("value_ids").array().notNull(),
  unitPrice: poishaColumn("unit_price").notNull(),
  /** Pieces; none where the product is not on sale. */
  available: integer("available").notNull(),
  /** The names of its values, attribute by attribute in the shop's order. */
  chosen: json("chosen").$type<ChosenValue[]>().notNull(),
  /** Whether the product is on sale. */
  isLive: boolean("is_live").notNull(),
}).existing();
