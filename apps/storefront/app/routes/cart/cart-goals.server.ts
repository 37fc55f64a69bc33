import type { Cart } from "@haat/contract/shop/cart.contract";
import type { ShopCoupon } from "@haat/contract/shop/cart-coupon.contract";
import { formatMoney } from "@haat/i18n/money";
import type { CartGoalsProps } from "@haat/ui/commerce/cart-goals/cart-goals";
import type { PageLanguage } from "../../server/http/request-context.server";

/** What a cart is on its way to; a cart with a coupon has reached one. */
export function cartGoals(
  context: PageLanguage,
  cart: Pick<Cart, "free_delivery" | "coupon" | "kept_coupon">,
  coupons: ShopCoupon[],
): Pick<CartGoalsProps, "delivery" | "coupon"> {
  const hasCoupon = Boolean(cart.coupon ?? cart.kept_coupon);
  return {
    delivery: freeDelivery(context, cart.free_delivery),
    coupon: hasCoupon ? undefined : nearestCoupon(context, coupons),
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
function nearestCoupon({ language, translate }: PageLanguage, coupons: ShopCoupon[]): string | undefined {
  const usable = coupons.find(({ is_usable }) => is_usable);
  if (usable)
    return translate("accountPages.cart.couponReached", { code: usable.code, worth: worthOf(usable) });
  const near = coupons.find(({ missing }) => missing !== 0);
  if (!near) return undefined;
  return translate("accountPages.cart.couponMissing", {
    amount: formatMoney(near.missing, language),
    code: near.code,
    worth: worthOf(near),
  });
}

/** What it takes off, in a word or two: its title may be a sentence, and repeats what is missing. */
const worthOf = ({ terms, title }: ShopCoupon) => terms[0] ?? title;
