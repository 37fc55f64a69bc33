import { couponStatus } from "@haat/contract/shared/business-constants";
import type { Cart } from "@haat/contract/shop/cart.contract";
import type { RequestContext } from "../../server/http/request-context.server";
import type { Shop } from "../../server/http/shop-of-page.server";

/** Whether there is anybody whose cart it could be. */
export function mayHaveCart({ session }: RequestContext): boolean {
  const { token, cartKey } = session.data;
  return Boolean(token || cartKey);
}

/** The visitor's cart in this shop, re-priced now. */
export async function showCart(context: RequestContext, shop: Shop): Promise<Cart> {
  if (!mayHaveCart(context)) return emptyCart;
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
  least_order: null,
  free_delivery: null,
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
