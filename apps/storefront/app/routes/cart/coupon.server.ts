import { json } from "@remix-run/node";
import { couponCodeField } from "@haat/contract/shared/fields";
import type { Cart, Quote } from "@haat/contract/shop/cart.contract";
import type { CouponsOfCart, ShopCoupon } from "@haat/contract/shop/cart-coupon.contract";
import { formatDate } from "@haat/i18n/dates";
import { formatReduction } from "@haat/i18n/money";
import type { CouponOffer } from "@haat/ui/commerce/coupon-box/coupon-box";
import { attempt } from "@haat/web-forms/call-failure.server";
import { countSentence } from "../../server/present/display.server";
import { leaveMessage, flashFailure } from "@haat/web-forms/flash-message.server";
import type { PageLanguage, RequestContext } from "../../server/http/request-context.server";
import type { Shop } from "../../server/http/shop-of-page.server";

/** A coupon code as it was typed, or nothing: trimmed, in capitals, with Latin digits. */
export function readCouponCode(typed: unknown): string | undefined {
  const { data } = couponCodeField.safeParse(typeof typed === "string" ? typed.replaceAll("\0", "") : "");
  return data || undefined;
}

/** A coupon that does not count, as its box shows it: what was typed, and why. */
export interface CouponError {
  coupon: { code: string; error: string };
}

/** Puts a coupon with the cart. @returns why it does not count; nothing where it does, which the next page says */
export async function applyToCart(context: RequestContext, { seller }: Shop, code: string | undefined) {
  if (!code) return refuseCoupon("", context.translate("api.errors.coupon_missing"));
  const applied = await attempt(
    context
      .client()
      .cart.applyCartCoupon({ language: context.language, seller_key: seller.seller_key, code }),
  );
  if (applied.ok) {
    flashCouponApplied(context);
    return undefined;
  }
  flashFailure(context, applied.failure);
  return refuseCoupon(code, applied.failure.detail);
}

/** Takes the coupon off the cart. */
export async function takeOffCart(context: RequestContext, { seller }: Shop): Promise<void> {
  await context.client().cart.removeCartCoupon({ sellerKey: seller.seller_key });
  flashCouponCleared(context);
}

export const refuseCoupon = (code: string, error: string) =>
  json<CouponError>({ coupon: { code, error } }, { status: 422 });

/**
 * A coupon that stays with the cart and is no longer good is taken off, and the page that is made says so: that one only.
 * The code stays in the box, so that it can be tried again.
 */
export async function loseCoupon(
  context: RequestContext,
  { seller }: Shop,
  { kept_coupon, coupon_refusal }: Cart,
): Promise<CouponError["coupon"] | undefined> {
  if (!kept_coupon || !coupon_refusal) return undefined;
  // By its code: another one may have been applied meanwhile.
  await context.client().cart.removeCartCoupon({ sellerKey: seller.seller_key, code: kept_coupon });
  const reason = coupon_refusal.message;
  return { code: kept_coupon, error: context.translate("accountPages.cart.couponLost", { reason }) };
}

/** The shop's public coupons with what each lacks for this cart, and the one that is better than what is used. */
export async function loadCoupons(context: RequestContext, { seller }: Shop): Promise<CouponsOfCart> {
  const { language } = context;
  const answer = await context.client().cart.shopCoupons({ language, sellerKey: seller.seller_key });
  return answer.data;
}

export async function loadCouponOffers(context: RequestContext, shop: Shop): Promise<CouponOffer[]> {
  return offersOf(context, (await loadCoupons(context, shop)).coupons);
}

/** Coupons as their box shows them. */
export const offersOf = (context: PageLanguage, coupons: ShopCoupon[]) =>
  coupons.map((coupon) => offerView(context, coupon));

/** How often one customer may use it; nothing where that is not limited. */
export const usesText = (context: PageLanguage, { uses_per_customer: uses }: ShopCoupon) =>
  uses === null ? undefined : countSentence(context, "api.coupon.perCustomer", uses);

function offerView(context: PageLanguage, coupon: ShopCoupon): CouponOffer {
  const { title, ends_at, refusal } = coupon;
  const { language, translate } = context;
  const ends = ends_at ? translate("api.coupon.ends", { date: formatDate(ends_at, language) }) : undefined;
  return {
    code: coupon.code,
    text: title,
    // Its least amount is reached, or `missing` says how far it is.
    conditions: [ends, usesText(context, coupon)].filter(Boolean).join(" · ") || undefined,
    missing: refusal?.message,
  };
}

/** What the box shows: the coupon that counts, or one that does not, and why. */
export function couponView(
  { language }: PageLanguage,
  { coupon }: Quote,
  refused: CouponError["coupon"] | undefined,
) {
  return {
    applied: coupon && { code: coupon.code, amount: formatReduction(coupon.discount, language) },
    code: coupon ? undefined : refused?.code,
    error: coupon ? undefined : refused?.error,
  };
}

/** Says that a coupon counts now; one that does not says why in its box. */
export function flashCouponApplied(context: RequestContext): void {
  leaveMessage(context, "success", context.translate("accountPages.cart.couponApplied"));
}

/** Says that no coupon counts any more. */
export function flashCouponCleared(context: RequestContext): void {
  leaveMessage(context, "success", context.translate("accountPages.cart.couponCleared"));
}
