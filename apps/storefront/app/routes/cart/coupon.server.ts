import { couponCodeField } from "@haat/contract/fields";
import type { Quote, ShopCoupon } from "@haat/contract/cart.contract";
import { formatDate } from "@haat/i18n/dates";
import { formatMoney } from "@haat/i18n/money";
import type { CouponOffer } from "@haat/ui/commerce/coupon-box/coupon-box";
import { leaveMessage } from "../../server/message.server";
import type { RequestContext } from "../../server/request-context.server";
import type { Shop } from "../../server/shop.server";

/** A coupon code as it was typed, or nothing: trimmed, in capitals, with Latin digits (ux.md 61). */
export function readCouponCode(typed: unknown): string | undefined {
  const { data } = couponCodeField.safeParse(typeof typed === "string" ? typed.replaceAll("\0", "") : "");
  return data || undefined;
}

/** The shop's public coupons with what each lacks for this cart (ux.md 60). */
export async function loadCouponOffers(context: RequestContext, { seller }: Shop): Promise<CouponOffer[]> {
  const { language } = context;
  const answer = await context.client().cart.shopCoupons({ language, sellerKey: seller.seller_key });
  return answer.data.coupons.map((coupon) => offerView(context, coupon));
}

function offerView(context: RequestContext, coupon: ShopCoupon): CouponOffer {
  const { title, ends_at, min_item_total, missing, refusal } = coupon;
  const { language, translate } = context;
  const conditions = [
    ...(min_item_total > 0
      ? [translate("api.coupon.from", { amount: formatMoney(min_item_total, language) })]
      : []),
    ...(ends_at ? [translate("api.coupon.ends", { date: formatDate(ends_at, language) })] : []),
  ];
  return {
    code: coupon.code,
    text: title,
    conditions: conditions.join(" · ") || undefined,
    missing:
      missing > 0
        ? translate("accountPages.cart.missing", { amount: formatMoney(missing, language) })
        : refusal?.message,
  };
}

/** What the box shows of the coupon that was asked for. */
export function couponView(context: RequestContext, quote: Quote, asked: string | undefined) {
  const { language } = context;
  if (quote.coupon_refusal) context.noteRefusal();
  return {
    applied: quote.coupon && {
      code: quote.coupon.code,
      amount: formatMoney(-quote.coupon.discount, language),
    },
    code: quote.coupon ? undefined : asked,
    error: quote.coupon_refusal?.message,
  };
}

/** Says that a coupon counts now; one that does not says why in its box. */
export function tellCoupon(context: RequestContext, quote: Quote): void {
  if (quote.coupon) leaveMessage(context, "success", context.translate("accountPages.cart.couponApplied"));
}

/** Says that no coupon counts any more. */
export function tellCouponCleared(context: RequestContext): void {
  leaveMessage(context, "success", context.translate("accountPages.cart.couponCleared"));
}
