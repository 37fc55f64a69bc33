import { couponStatus } from "@haat/contract/business-constants";
import type { Cart } from "@haat/contract/cart.contract";
import { cartLineView, countsText, totalsView } from "../../../server/present/display.server";
import { cartLineLabels } from "../../../server/present/labels.server";
import type { PageLanguage, RequestContext } from "../../../server/http/request-context.server";
import { leftOutView } from "./left-out.server";
import { couponView, type CouponError } from "../coupon.server";
import { deliveryPromises } from "../../../server/present/delivery-promise.server";
import type { Shop } from "../../../server/http/shop-of-page.server";

/** The visitor's cart in this shop, re-priced now. */
export async function showCart(context: RequestContext, shop: Shop): Promise<Cart> {
  const { token, cartKey } = context.session.data;
  if (!token && !cartKey) return emptyCart;
  const answer = await context.client().cart.showCart({
    language: context.language,
    sellerKey: shop.seller.seller_key,
  });
  return answer.data;
}

const emptyCart: Cart = {
  items: [],
  total_items: 0,
  total_pieces: 0,
  kept_coupon: null,
  left_out: [],
  not_delivered: [],
  delivery: [],
  coupon: null,
  coupon_status: couponStatus.untried,
  coupon_refusal: null,
  version: "empty",
  totals: {
    item_total: 0,
    coupon_discount: 0,
    delivery_fee: 0,
    delivery_fee_is_estimate: true,
    rounding: 0,
    grand_total: 0,
    vat_included: 0,
    vat_percent: 0,
  },
};

/** The cart as its page and its drawer show it. @param lost a coupon that has just been taken off, and why */
export function cartView(context: PageLanguage, shop: Shop, cart: Cart, lost?: CouponError["coupon"]) {
  const { paths } = shop;
  const lines = cart.items.map((item) => cartLineView(context, shop, item));
  return {
    count: countsText(context, cart),
    lines: lines.map((line) => ({ line, labels: cartLineLabels(context, line.name) })),
    leftOut: leftOutView(context, cart),
    isBlocked: cart.items.some((item) => item.stock_state !== "ok"),
    /** The drawer's lines: smaller, to look at only. */
    compact: lines.map((line) => ({ ...line, quantity: line.quantityText })),
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
