import type { Cart } from "@haat/contract/shop/cart.contract";
import {
  cartLineView,
  countsText,
  hasBuyable,
  stockRefusal,
  totalsView,
} from "../../../server/present/display.server";
import { cartLineLabels } from "../../../server/present/labels.server";
import type { PageLanguage } from "../../../server/http/request-context.server";
import { leftOutView } from "./left-out.server";
import { couponView, type CouponError } from "../coupon.server";
import { deliveryPromises, missingOrder } from "../../../server/present/delivery-promise.server";
import type { Shop } from "../../../server/http/shop-of-page.server";

/** The line that was just added, where no script could say it on the page it was added on. */
interface Added {
  line: string;
  /** Where it was added. */
  from: string;
}

/** The cart as its page shows it. @param lost a coupon that has just been taken off, and why */
export function cartView(
  context: PageLanguage,
  shop: Shop,
  cart: Cart,
  { lost, added }: { lost?: CouponError["coupon"] | undefined; added?: Added | undefined } = {},
) {
  const { paths } = shop;
  const first = cart.items.filter(({ cart_unique_id }) => cart_unique_id === added?.line);
  const others = cart.items.filter(({ cart_unique_id }) => cart_unique_id !== added?.line);
  const lines = [...first, ...others].map((item) => cartLineView(context, shop, item, cart.items));
  return {
    count: countsText(context, cart),
    added: first[0] &&
      added && {
        title: context.translate("api.cart.added"),
        text: context.translate("pages.product.added", { name: first[0].name }),
        back: { href: added.from, label: context.translate("accountPages.cart.goOnShopping") },
      },
    lines: lines.map((line) => ({ line, labels: cartLineLabels(context, line.name) })),
    leftOut: leftOutView(context, cart),
    blocked: stockRefusal(context, cart.items),
    isNothingLeft: !hasBuyable(cart.items),
    missing: missingOrder(context, cart),
    totals: {
      ...totalsView(context, cart.totals),
      deliveryNote: cart.totals.delivery_fee_is_estimate
        ? context.translate("pages.checkout.deliveryEstimate", { city: shop.seller.home_city.city_name })
        : undefined,
    },
    delivery: deliveryPromises(context, shop.seller),
    coupon: couponView(context, cart, lost),
    action: paths.cart,
    checkoutHref: paths.checkout,
    shoppingHref: paths.products("all"),
  };
}
