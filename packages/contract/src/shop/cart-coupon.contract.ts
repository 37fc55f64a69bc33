import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { couponStatus } from "../shared/business-constants";
import { couponKind } from "../shared/choices";
import { envelope } from "../shared/envelope";
import { couponCodeField, poisha, publicIdField } from "../shared/fields";
import { languageParam } from "../shared/languages";
import { coercedNumber } from "../shared/coerced-number";

/** A coupon that a shop shows to everybody, and how it stands with this shopper's cart. */
export const shopCoupon = z.object({
  code: z.string(),
  title: z.string(),
  /** What it takes off, then its conditions, a sentence each. */
  terms: z.array(z.string()),
  kind: couponKind,
  /** Where `kind` is percent. */
  percent: z.int().nullable(),
  /** Where `kind` is fixed. */
  amount: poisha.nullable(),
  min_item_total: poisha,
  max_discount: poisha.nullable(),
  /** RFC 3339, UTC; `null` where that end of its time is open. */
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  /** How often one customer may use it; `null` without a limit. Of a guest nobody knows whether it is reached. */
  uses_per_customer: z.int().nullable(),
  is_usable: z.boolean(),
  /** What it would take off the cart now. */
  discount: poisha,
  /** What the cart's items still lack to its least amount. */
  missing: poisha,
  /** Why it cannot be used now. */
  refusal: z.object({ code: z.string(), message: z.string() }).nullable(),
});
export type ShopCoupon = z.infer<typeof shopCoupon>;

/** A shop's coupons as they stand with a shopper's cart. */
export const couponsOfCart = z.object({
  /** Those that can be had: the nearest first, and of equally near ones that which takes off most. */
  coupons: z.array(shopCoupon),
  /**
   * The nearest of them that takes off more than the coupon that stays with the cart, or than the best that could be used
   * now; `null` where none does, or none is used or usable. A guest is told of none with a limit for each customer.
   */
  better: z
    .object({
      code: z.string(),
      /** The code of the other. */
      in_place_of: z.string(),
      /** What the cart's items lack for it: 0 where it can be used now, at most a third of what it asks for. */
      missing: poisha,
      /** What it takes off once they lack nothing; more of them may make it more. */
      discount: poisha,
    })
    .nullable(),
});
export type CouponsOfCart = z.infer<typeof couponsOfCart>;

/** What a coupon takes off a cart. */
export const couponEffect = z.object({
  code: z.string(),
  status: z.literal(couponStatus.applied),
  discount: poisha,
  item_total: poisha,
  /** Items less the discount, without delivery. */
  total_amount: poisha,
});

/** The calls of the cart that are about its coupon. */
export const cartCouponCalls = {
  couponCheck: baseCall
    .route({
      method: "GET",
      path: "/v1/coupon_check/{language}/{sellerKey}",
      tags: ["Cart"],
      summary: "What a coupon takes off the cart as it is",
      description:
        "`min_price` is accepted and not believed: the cart is priced anew. A refusal clears the coupon: its context says status 0 and discount 0.",
    })
    .input(
      z.strictObject({
        language: languageParam,
        sellerKey: publicIdField,
        code: couponCodeField,
        min_price: coercedNumber(z.number()).optional(),
      }),
    )
    .output(envelope(couponEffect)),
  applyCartCoupon: baseCall
    .route({
      method: "PUT",
      path: "/v1/cart_coupon/{language}",
      tags: ["Cart"],
      summary: "Apply a coupon: it stays with the cart until it is taken off or ordered",
      description: "One that is refused changes nothing: a coupon that was applied before stays.",
    })
    .input(z.strictObject({ language: languageParam, seller_key: publicIdField, code: couponCodeField }))
    .output(envelope(couponEffect)),
  takeCouponAlong: baseCall
    .route({
      method: "POST",
      path: "/v1/coupon_along/{language}",
      tags: ["Cart"],
      summary: "Put a coupon with the cart before anything is in it, as the link of its QR code does",
      description:
        "It need not be good for the cart as it is: what the cart lacks is `refusal`. One that cannot be used at all is refused and changes nothing. Somebody anonymous becomes a guest with a cart key of their own.",
    })
    .input(z.strictObject({ language: languageParam, seller_key: publicIdField, code: couponCodeField }))
    .output(
      envelope(
        z.object({
          code: z.string(),
          /** What it gives, a sentence each. */
          terms: z.array(z.string()),
          has_lines: z.boolean(),
          /** A new guest's key; null for everybody else. */
          cart_key: z.string().nullable(),
        }),
      ),
    ),
  removeCartCoupon: baseCall
    .route({
      method: "DELETE",
      path: "/v1/remove_cart_coupon/{sellerKey}",
      tags: ["Cart"],
      summary: "Take the coupon off the cart; with `code` only where it is this one",
    })
    .input(z.strictObject({ sellerKey: publicIdField, code: couponCodeField.optional() }))
    .output(envelope(z.object({ kept_coupon: z.string().nullable() }))),
  shopCoupons: baseCall
    .route({
      method: "GET",
      path: "/v1/shop_coupons/{language}/{sellerKey}",
      tags: ["Cart"],
      summary: "The coupons that a shop shows to everybody, with what the cart lacks for each",
      description: "`better` is the one that takes off more than what is used, at once or for a little more.",
    })
    .input(z.strictObject({ language: languageParam, sellerKey: publicIdField }))
    .output(envelope(couponsOfCart)),
};
