import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { cartCouponCalls } from "./cart-coupon.contract";
import { cartChange, couponResult, deliveryZone, shippingMethod, stockState } from "../shared/choices";
import { envelope } from "../shared/envelope";
import {
  attributeIdsField,
  couponCodeField,
  idField,
  poisha,
  publicIdField,
  quantityField,
} from "../shared/fields";
import { languageParam } from "../shared/languages";
import { coercedNumber } from "../shared/coerced-number";

export const chosenAttribute = z.object({
  id_product_attribute: z.int(),
  global_attribute_name: z.string(),
  name: z.string(),
});

/** A product or a combination in a quantity, priced now. */
export const pricedLine = z.object({
  id_product: z.int(),
  slug: z.string(),
  name: z.string(),
  picture: z.string(),
  product_attribute: z.array(chosenAttribute),
  quantity: z.int(),
  unit_price: poisha,
  line_total: poisha,
  /** Pieces left to sell. */
  available: z.int(),
  /** Brought within the shop's home city only. */
  home_city_only: z.boolean(),
  stock_state: stockState,
});
export type PricedLine = z.infer<typeof pricedLine>;

export const cartLine = pricedLine.extend({
  cart_unique_id: z.string(),
  /** The price that the shopper last agreed to by adding or changing the line, where it is another now; else `null`. */
  price_when_added: poisha.nullable(),
});
export type CartItem = z.infer<typeof cartLine>;

export const totals = z.object({
  item_total: poisha,
  coupon_discount: poisha,
  delivery_fee: poisha,
  /** No address is chosen yet, so the fee is the one inside the shop's city. */
  delivery_fee_is_estimate: z.boolean(),
  /** What rounding down to whole taka takes off, 0 to 99: cash has no poisha. */
  rounding: poisha,
  /** Items less coupon, and delivery, and rounding: whole taka. */
  grand_total: poisha,
  /** Included in the grand total, never added to it. */
  vat_included: poisha,
  vat_percent: z.number(),
});
export type Totals = z.infer<typeof totals>;

/** What each way to get the goods would cost, whichever is chosen. */
export const deliveryFee = z.object({
  shipping_method: shippingMethod,
  fee: poisha,
  /** No address is chosen yet: see the totals. */
  is_estimate: z.boolean(),
  /** The shop's zone that the chosen address lies in; `null` where none is chosen, and for pick-up. */
  zone: deliveryZone.nullable(),
});
export type DeliveryFee = z.infer<typeof deliveryFee>;

/** In place of an address: the one that the customer's list has first, and none where it has none. */
export const usualAddress = "usual";

/** What the shopper chooses at the checkout; all of it changes what is to pay. */
export const checkoutChoice = {
  shipping_method: coercedNumber(z.number()).pipe(shippingMethod).optional(),
  /** Of the list of addresses, or `usual` for the first of it. */
  address_unique_id: publicIdField.optional(),
  code: couponCodeField.optional(),
};

/** The smallest amount of goods that a shop takes an order for, before a coupon and delivery. */
export const leastOrder = z.object({
  amount: poisha,
  /** What is missing of it; 0 where nothing is. */
  missing: poisha,
});
export type LeastOrder = z.infer<typeof leastOrder>;

/** From which amount of goods the shop brings an order for nothing. */
export const freeDelivery = z.object({
  from: poisha,
  /** What is missing of it; 0 where nothing is. */
  missing: poisha,
  /** How much of it there is, 0 to 100; 100 only where nothing is missing. */
  percent: z.int(),
});
export type FreeDelivery = z.infer<typeof freeDelivery>;

/** Lines with all that they cost, as the checkout chose. */
export const quote = z.object({
  items: z.array(pricedLine),
  /** Lines: products, each in the choices that were made. */
  total_items: z.int(),
  /** Pieces of all lines together. */
  total_pieces: z.int(),
  totals,
  delivery: z.array(deliveryFee),
  /** Names of what the shop does not bring to the chosen address; empty where none is chosen, or for pick-up. */
  not_delivered: z.array(z.string()),
  /** `null` where an order may be as small as it likes. */
  least_order: leastOrder.nullable(),
  /** `null` where delivery is never free. */
  free_delivery: freeDelivery.nullable(),
  /** The coupon that was applied; `null` where none was asked for, or it is not good. */
  coupon: z.object({ code: z.string(), discount: poisha }).nullable(),
  coupon_status: couponResult,
  /** Why a coupon that was asked for takes nothing off. */
  coupon_refusal: z.object({ code: z.string(), message: z.string() }).nullable(),
});
export type Quote = z.infer<typeof quote>;

/** Pieces of a choice that found no place when a guest's cart was merged into the customer's. */
export const leftOutLine = pricedLine.extend({
  left_out_id: z.string(),
  /** Whether other choices of the product can give way to it. */
  can_take: z.boolean(),
});
export type LeftOutLine = z.infer<typeof leftOutLine>;

export const cart = quote.extend({
  items: z.array(cartLine),
  left_out: z.array(leftOutLine),
  /** The coupon that stays with the cart, good now or not; `null` where it has none. */
  kept_coupon: z.string().nullable(),
  /** Version of the lines, for the `If-Match` of a change; also the answer's `ETag`. */
  version: z.string(),
});
export type Cart = z.infer<typeof cart>;

export type CartChange = z.infer<typeof cartChange>;

export const cartCalls = {
  showCart: baseCall
    .route({
      method: "GET",
      path: "/v1/show_cart/{language}/{sellerKey}",
      tags: ["Cart"],
      summary:
        "The cart re-priced now; shipping method, address and coupon make its totals those of the checkout",
    })
    .input(
      z.strictObject({
        language: languageParam,
        sellerKey: publicIdField,
        ...checkoutChoice,
      }),
    )
    .output(envelope(cart)),
  addToCart: baseCall
    .route({
      method: "POST",
      path: "/v1/add_to_cart/{language}",
      tags: ["Cart"],
      summary: "Put a product in the cart",
      description:
        "A guest without a cart key is given one in `data.cart_key`. Who may add twice at once makes one beforehand: 32 random bytes as base64url, sent as `X-Cart-Key`.",
    })
    .input(
      z.strictObject({
        language: languageParam,
        seller_key: publicIdField,
        id_product: idField(),
        id_product_attribute: attributeIdsField,
        quantity: quantityField.default(1),
      }),
    )
    .output(
      envelope(
        z.object({
          id_cart: z.string(),
          cart_unique_id: z.string(),
          /** Key of the guest's cart, where the call made one; the caller keeps it and sends it as `X-Cart-Key`. */
          cart_key: z.string().nullable(),
          change: cartChange,
          quantity: z.int(),
          total_items: z.int(),
          version: z.string(),
          line: cartLine,
        }),
      ),
    ),
  updateCart: baseCall
    .route({
      method: "PUT",
      path: "/v1/update_cart/{language}",
      tags: ["Cart"],
      summary: "Set the quantity of a line; its price as it is now counts as agreed to",
    })
    .input(
      z.strictObject({
        language: languageParam,
        seller_key: publicIdField,
        cart_unique_id: publicIdField,
        quantity: quantityField,
      }),
    )
    .output(
      envelope(
        z.object({ change: cartChange, quantity: z.int(), total_items: z.int(), version: z.string() }),
      ),
    ),
  removeCartProduct: baseCall
    .route({
      method: "DELETE",
      path: "/v1/remove_cart_product/{cartUniqueId}",
      tags: ["Cart"],
      summary: "Take a line out of the cart",
    })
    .input(z.strictObject({ cartUniqueId: publicIdField }))
    .output(envelope(z.object({ change: cartChange, total_items: z.int(), version: z.string() }))),
  cartProductQuantity: baseCall
    .route({
      method: "GET",
      path: "/v1/cart_product_quantity/{sellerKey}",
      tags: ["Cart"],
      summary: "How many lines the cart has, for the badge, and its version",
    })
    .input(z.strictObject({ sellerKey: publicIdField }))
    .output(
      envelope(
        z.object({
          quantity: z.int(),
          /** Another one after every change of the cart, also once it is empty again; `none` while there is none. */
          version: z.string(),
        }),
      ),
    ),
  cartLeftOut: baseCall
    .route({
      method: "PUT",
      path: "/v1/cart_left_out/{language}",
      tags: ["Cart"],
      summary: "Take what found no place when carts were merged, in the place of other choices, or let it go",
      description:
        "The cap of 10 of a product holds: what gives way is left out in its stead. Sent twice it changes nothing more.",
    })
    .input(
      z.strictObject({
        language: languageParam,
        seller_key: publicIdField,
        left_out_id: z.uuid({ error: "invalid" }),
        take: z.boolean(),
      }),
    )
    .output(envelope(z.object({ left_out_id: z.string() }))),
  ...cartCouponCalls,
};
