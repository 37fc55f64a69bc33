import { couponStatus } from "@haat/contract/business-constants";
import type { ShopCoupon } from "@haat/contract/cart.contract";
import type { Language } from "@haat/contract/languages";
import type { Services } from "../../platform/call";
import { Refusal } from "../../platform/errors";
import { textIn } from "../../platform/language";
import type { Shopper } from "../account/identity";
import { discountOf } from "../coupon/coupon.rules";
import { couponTerms, listShownCoupons, tryCoupon } from "../coupon/coupon.usecases";
import { behindWall } from "../../platform/transaction";
import { openShop } from "../store/store.usecases";
import { linesOf, wallOf } from "./cart.usecases";
import { customerIdOf, inWords } from "./checkout-price.usecases";
import { itemTotalOf } from "./pricing.rules";

/**
 * What a coupon takes off the cart as it is, in poisha.
 * @throws cart_empty and the coupon refusals, which clear the coupon: their context says status 0 and discount 0
 */
export async function checkCoupon(services: Services, shopper: Shopper, sellerKey: string, code: string) {
  const shop = await openShop(services, sellerKey);
  const { itemTotal, coupon } = await behindWall(services, wallOf(shop.id, shopper), async (walled) => {
    const lines = await linesOf(walled, shopper, shop.id);
    if (lines.length === 0) throw cleared(new Refusal("cart_empty"));
    const wish = wishOf(shop.id, shopper, itemTotalOf(lines), services.clock.now());
    return { itemTotal: wish.itemTotal, coupon: await tryCoupon(walled.db, code, wish) };
  });
  if (coupon instanceof Refusal) throw cleared(coupon);
  const discount = discountOf(coupon, itemTotal);
  return {
    ...{ code: coupon.code, status: couponStatus.applied, discount },
    ...{ item_total: itemTotal, total_amount: itemTotal - discount },
  };
}

const wishOf = (shopId: number, shopper: Shopper, itemTotal: number, now: Date) => ({
  ...{ shopId, customerId: customerIdOf(shopper), itemTotal, now },
});

const cleared = ({ code, context }: Refusal) =>
  new Refusal(code, { ...context, status: couponStatus.cleared, discount: 0 });

/** The coupons that a shop shows to everybody, with what the shopper's cart lacks for each. @throws store_not_found */
export async function listCoupons(
  services: Services,
  shopper: Shopper,
  sellerKey: string,
  language: Language,
): Promise<ShopCoupon[]> {
  const shop = await openShop(services, sellerKey);
  const { itemTotal, shown } = await behindWall(services, wallOf(shop.id, shopper), async (walled) => {
    const lines = await linesOf(walled, shopper, shop.id);
    const wish = wishOf(shop.id, shopper, itemTotalOf(lines), services.clock.now());
    return { itemTotal: wish.itemTotal, shown: await listShownCoupons(walled.db, wish) };
  });
  return shown.map(({ coupon, refusal }) => ({
    code: coupon.code,
    title: textIn(language, coupon.title),
    terms: couponTerms(coupon, language),
    kind: coupon.kind,
    percent: coupon.percent,
    amount: coupon.amount,
    min_item_total: coupon.minItemTotal,
    max_discount: coupon.maxDiscount,
    starts_at: coupon.startsAt?.toISOString() ?? null,
    ends_at: coupon.endsAt?.toISOString() ?? null,
    is_usable: !refusal && itemTotal > 0,
    discount: refusal ? 0 : discountOf(coupon, itemTotal),
    missing: Math.max(0, coupon.minItemTotal - itemTotal),
    refusal: refusal ? inWords(refusal, language) : null,
  }));
}
