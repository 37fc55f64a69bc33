import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { business } from "../shared/business-constants";
import { couponKind, oneWord, qrFormat } from "../shared/choices";
import { envelope } from "../shared/envelope";
import { idField, optionalIdField, poisha, sellerKeyField } from "../shared/fields";
import { languageParam } from "../shared/languages";
import { couponRuleFields, judgeCoupon, newCouponCodeField } from "./coupon-fields";

export const couponState = oneWord("How a coupon stands now", {
  running: "customers can use it",
  planned: "its first day is still to come",
  ended: "its last day is over, or it is used up",
  paused: "its shop has paused it",
});
export type CouponState = z.infer<typeof couponState>;

const rules = {
  title_bn: z.string(),
  title_en: z.string(),
  kind: couponKind,
  percent: z.int().nullable(),
  amount: poisha.nullable(),
  min_item_total: poisha,
  max_discount: poisha.nullable(),
  /** Its first and its last day in Bangladesh, such as `2026-12-31`. */
  starts_on: z.string().nullable(),
  ends_on: z.string().nullable(),
  total_uses: z.int().nullable(),
  uses_per_customer: z.int().nullable(),
  is_public: z.boolean(),
  /** Its conditions, a sentence each. */
  terms: z.array(z.string()),
  /** By how many orders that were not cancelled it was used, and what it took off them. */
  used: z.int(),
  cost: poisha,
};

/** A coupon as its shop's own people see it. */
export const sellerCoupon = z.object({
  id_coupon: z.int(),
  code: z.string(),
  state: couponState,
  ...rules,
  /** A link that puts it into the cart of who follows it. */
  short_link: z.string(),
  /** Counts the changes of its rules: a change says which one was read. */
  version: z.int(),
});
export type SellerCoupon = z.infer<typeof sellerCoupon>;

/** Rules that it had before, by which orders were placed. */
export const couponVersion = z.object({ version: z.int(), ...rules });
export type CouponVersion = z.infer<typeof couponVersion>;

const tags = ["Console: goods"];
const inShop = { language: languageParam, seller_key: sellerKeyField };
const oneCoupon = envelope(z.object({ coupon: sellerCoupon }));

export const sellerCouponCalls = {
  coupons: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/coupons/{language}/{seller_key}",
      tags,
      summary: "The coupons of a shop, newest first, with how often each was used and what it cost",
    })
    .input(
      z.strictObject({
        ...inShop,
        view: couponState.default("running"),
        before: optionalIdField("required"),
      }),
    )
    .output(
      envelope(
        z.object({
          coupons: z.array(sellerCoupon),
          counts: z.record(couponState, z.int()),
          /** The coupon that the next ones are older than; null where these are the oldest. */
          next_before: z.int().nullable(),
        }),
      ),
    ),
  coupon: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/coupon/{language}/{seller_key}/{id_coupon}",
      tags,
      summary: "A coupon of a shop, with the rules that it had before and that orders were placed by",
    })
    .input(z.strictObject({ ...inShop, id_coupon: idField() }))
    .output(envelope(z.object({ coupon: sellerCoupon, versions: z.array(couponVersion) }))),
  couponCode: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/coupon_code/{language}/{seller_key}",
      tags,
      summary: "A code that no coupon of the shop has",
    })
    .input(z.strictObject(inShop))
    .output(envelope(z.object({ code: z.string() }))),
  createCoupon: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/coupon/{language}",
      tags,
      summary: "Make a coupon; its code stays, for it is on papers",
      description: `A shop keeps up to ${business.couponsMost} coupons.`,
    })
    .input(
      z
        .strictObject({ ...inShop, code: newCouponCodeField, ...couponRuleFields })
        .superRefine((rules, context) => judgeCoupon(rules, context)),
    )
    .output(oneCoupon),
  changeCoupon: baseCall
    .route({
      method: "PUT",
      path: "/v1/seller/coupon/{language}/{id_coupon}",
      tags,
      summary: "Change the rules of a coupon; of two people at once the later hears review_conflict",
      description:
        "What was ordered by the rules before stays as it was. Carts that hold the coupon have the new ones. Uses are counted on.",
    })
    .input(
      z
        .strictObject({ ...inShop, id_coupon: idField(), ...couponRuleFields, version: z.int().min(1) })
        .superRefine((rules, context) => judgeCoupon(rules, context)),
    )
    .output(oneCoupon),
  pauseCoupon: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/coupon_pause/{language}",
      tags,
      summary: "Pause a coupon, or go on with it",
      description: "Carts keep it meanwhile and say that it is paused.",
    })
    .input(z.strictObject({ ...inShop, id_coupon: idField(), is_paused: z.boolean() }))
    .output(oneCoupon),
  removeCoupon: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/coupon_removal/{language}",
      tags,
      summary: "Remove a coupon that no order has used; one that was used can be paused",
    })
    .input(z.strictObject({ ...inShop, id_coupon: idField() }))
    .output(envelope(z.object({ code: z.string() }))),
  couponQr: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/coupon_qr/{language}/{seller_key}/{id_coupon}/{format}",
      tags,
      summary: "The QR code of a coupon's short link, as a file",
    })
    .input(z.strictObject({ ...inShop, id_coupon: idField(), format: qrFormat }))
    .output(z.file().mime(["image/svg+xml", "image/png"])),
};
