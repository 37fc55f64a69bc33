import { z } from "zod";
import { baseCall } from "./base-call";
import { shippingMethods } from "./business-constants";
import { envelope } from "./envelope";
import { couponCodeField, idField, poisha, publicIdField, quantityField } from "./fields";
import { languageParam } from "./languages";

export const shippingMethodField = z.coerce
  .number()
  .pipe(z.union([z.literal(shippingMethods.homeDelivery), z.literal(shippingMethods.pickUp)]));

export const chosenAttribute = z.object({
  id_product_attribute: z.int(),
  global_attribute_name: z.string(),
  name: z.string(),
});

export const cartLine = z.object({
  cart_unique_id: z.string(),
  id_product: z.int(),
  slug: z.string(),
  name: z.string(),
  picture: z.string(),
  product_attribute: z.array(chosenAttribute),
  quantity: z.int(),
  unit_price: poisha,
  line_total: poisha,
  /** The price when the line was added, where it is another now; else `null` (ux.md 56). */
  price_when_added: poisha.nullable(),
  /** Pieces left to sell. */
  available: z.int(),
  /** `short`: fewer are left than the line asks for. */
  stock_state: z.enum(["ok", "short", "out"]),
});
export type CartLineData = z.infer<typeof cartLine>;

export const totals = z.object({
  item_total: poisha,
  coupon_discount: poisha,
  delivery_fee: poisha,
  /** No address is chosen yet, so the fee is the one inside the shop's city. */
  delivery_fee_is_estimate: z.boolean(),
  grand_total: poisha,
  /** Included in the grand total, never added to it (decisions.md, "Money"). */
  vat_included: poisha,
  vat_percent: z.number(),
});
export type Totals = z.infer<typeof totals>;

export const cart = z.object({
  items: z.array(cartLine),
  /** Lines, not pieces (specification §4). */
  total_items: z.int(),
  totals,
  /** `null` also where the coupon asked for is not good for this cart; `couponCheck` says why. */
  coupon: z.object({ code: z.string(), discount: poisha }).nullable(),
});
export type Cart = z.infer<typeof cart>;

/** What a change of the cart did. */
export const cartChange = z.enum([
  "added",
  "increased",
  "reduced",
  "unchanged",
  "removed",
  "capped",
  "short",
]);
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
        shipping_method: shippingMethodField.optional(),
        address_unique_id: publicIdField.optional(),
        code: couponCodeField.optional(),
      }),
    )
    .output(envelope(cart)),
  addToCart: baseCall
    .route({
      method: "POST",
      path: "/v1/add_to_cart/{language}",
      tags: ["Cart"],
      summary: "Put a product in the cart. A guest without a cart key is given one in `data.cart_key`",
    })
    .input(
      z.strictObject({
        language: languageParam,
        seller_key: publicIdField,
        id_product: idField(),
        /** One value for each global attribute of the product, in any order. */
        id_product_attribute: z.array(idField()).max(3).default([]),
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
          line: cartLine,
        }),
      ),
    ),
  updateCart: baseCall
    .route({
      method: "PUT",
      path: "/v1/update_cart/{language}",
      tags: ["Cart"],
      summary: "Set the quantity of a line",
    })
    .input(
      z.strictObject({
        language: languageParam,
        seller_key: publicIdField,
        cart_unique_id: publicIdField,
        quantity: quantityField,
      }),
    )
    .output(envelope(z.object({ change: cartChange, quantity: z.int(), total_items: z.int() }))),
  removeCartProduct: baseCall
    .route({
      method: "DELETE",
      path: "/v1/remove_cart_product/{cartUniqueId}",
      tags: ["Cart"],
      summary: "Take a line out of the cart",
    })
    .input(z.strictObject({ cartUniqueId: publicIdField }))
    .output(envelope(z.object({ change: cartChange, total_items: z.int() }))),
  cartProductQuantity: baseCall
    .route({
      method: "GET",
      path: "/v1/cart_product_quantity/{sellerKey}",
      tags: ["Cart"],
      summary: "How many lines the cart has, for the badge",
    })
    .input(z.strictObject({ sellerKey: publicIdField }))
    .output(envelope(z.object({ quantity: z.int() }))),
  couponCheck: baseCall
    .route({
      method: "GET",
      path: "/v1/coupon_check/{language}/{sellerKey}",
      tags: ["Cart"],
      summary: "What a coupon takes off the cart as it is; `min_price` is accepted and not believed",
    })
    .input(
      z.strictObject({
        language: languageParam,
        sellerKey: publicIdField,
        code: couponCodeField,
        min_price: z.coerce.number().optional(),
      }),
    )
    .output(envelope(z.object({ code: z.string(), discount: poisha }))),
};
