import type { Cart } from "@haat/contract/shop/cart.contract";
import type { CouponsOfCart, ShopCoupon } from "@haat/contract/shop/cart-coupon.contract";
import { formatMoney } from "@haat/i18n/money";
import type { CartGoalsProps, CouponGoal } from "@haat/ui/commerce/cart-goals/cart-goals";
import type { PageLanguage } from "../../server/http/request-context.server";
import { usesText } from "./coupon.server";

/**
 * What a cart is on its way to, and the code of the coupon that the way leads to; a cart with a coupon has reached one.
 * @param reach nothing where nobody can have a cart
 */
export function cartGoals(
  context: PageLanguage,
  cart: Pick<Cart, "free_delivery" | "coupon" | "kept_coupon">,
  reach: CouponsOfCart | undefined,
): { goals: Pick<CartGoalsProps, "delivery" | "coupon" | "better">; nearest: string | undefined } {
  const { coupons = [], better } = reach ?? {};
  const hasCoupon = Boolean(cart.coupon ?? cart.kept_coupon);
  const near = hasCoupon ? undefined : nearestCoupon(coupons);
  return {
    goals: {
      delivery: freeDelivery(context, cart.free_delivery),
      coupon: near && couponGoal(context, near),
      better: better ? betterGoal(context, better) : undefined,
    },
    // Where one is better, the nearest lacks nothing.
    nearest: (better ?? near)?.code,
  };
}

function freeDelivery({ language, translate }: PageLanguage, free: Cart["free_delivery"]) {
  if (!free) return null;
  const { missing, percent } = free;
  const text =
    missing === 0
      ? translate("accountPages.cart.deliveryIsFree")
      : translate("accountPages.cart.freeDeliveryMissing", { amount: formatMoney(missing, language) });
  return { text, percent };
}

/** The first that can be used; where none can, the first that lacks an amount. The API has the nearest first. */
const nearestCoupon = (coupons: ShopCoupon[]): ShopCoupon | undefined =>
  coupons.find(({ is_usable }) => is_usable) ?? coupons.find(({ missing }) => missing !== 0);

function couponGoal(context: PageLanguage, near: ShopCoupon): CouponGoal {
  const { language, translate } = context;
  const { code } = near;
  // A guest may have used it up: what is told of it says how often it is good.
  const worth = [worthOf(near), usesText(context, near)].filter(Boolean).join(" · ");
  if (near.is_usable)
    return { text: translate("accountPages.cart.couponReached", { code, worth }), usable: code };
  const amount = formatMoney(near.missing, language);
  return { text: translate("accountPages.cart.couponMissing", { amount, code, worth }) };
}

/** What it takes off, in a word or two: its title may be a sentence, and repeats what is missing. */
const worthOf = ({ terms, title }: ShopCoupon) => terms[0] ?? title;

/** What a better coupon would take off, and what it lacks. */
function betterGoal(
  { language, translate }: PageLanguage,
  better: NonNullable<CouponsOfCart["better"]>,
): CouponGoal {
  const { code, in_place_of: other } = better;
  const discount = formatMoney(better.discount, language);
  if (better.missing === 0)
    return { text: translate("accountPages.cart.couponBetterNow", { code, other, discount }), usable: code };
  const amount = formatMoney(better.missing, language);
  return { text: translate("accountPages.cart.couponBetter", { amount, code, other, discount }) };
}
