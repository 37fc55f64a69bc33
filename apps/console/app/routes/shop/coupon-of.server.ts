import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { CouponState, SellerCoupon } from "@haat/contract/seller/seller-coupons.contract";
import { idField } from "@haat/contract/shared/fields";
import { formatMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import { answerOrPage, pageFailure } from "../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../server/http/console-context.server";

/** The coupon of a number in an address, with the rules that it had before. What is none of the shop's is no page. */
export async function couponOf(context: ConsoleContext, { seller_key }: OwnShop, param: string) {
  const { language } = context;
  const call = context
    .client()
    .sellerCoupons.coupon({ language, seller_key, id_coupon: couponIdOf(context, param) });
  return (await answerOrPage(context, call)).data;
}

/** The number of a coupon in an address. */
export function couponIdOf(context: ConsoleContext, param: string): number {
  const id = idField().safeParse(param);
  if (!id.success) throw pageFailure(context, 404);
  return id.data;
}

/** How often it was used, of how often it can be, and what it cost. */
export function usedText({ language, translate }: ConsoleContext, coupon: Uses): string {
  const { used, cost, total_uses } = coupon;
  if (used === 0 && total_uses === null) return translate("coupons.usedNone");
  return translate(total_uses === null ? "coupons.used" : "coupons.usedOf", {
    formatted: formatNumber(used, language),
    most: formatNumber(total_uses ?? 0, language),
    cost: formatMoney(cost, language),
  });
}
type Uses = Pick<SellerCoupon, "used" | "cost" | "total_uses">;

/** How a coupon stands, in the colour of it. */
export const couponBadge = ({ translate }: ConsoleContext, state: CouponState) => ({
  label: translate(`coupons.views.${state}`),
  tone: ({ running: "success", planned: "info", ended: "neutral", paused: "warning" } as const)[state],
});
