import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { cartLineView, countsText, totalsView } from "../../../server/present/display.server";
import { cartLineLabels } from "../../../server/present/labels.server";
import { loadShop } from "../../../server/shop/shop.server";
import { cartGoals } from "../cart-goals.server";
import { loadCoupons } from "../coupon.server";
import { showCart } from "../shown-cart.server";

/**
 * The cart as it is looked at over another page, with the line that was just added; asked for by scripts alone. It takes off
 * no coupon that was lost: the cart's own page still has to say so.
 */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const shop = await loadShop(context, params);
  const [cart, reach] = await Promise.all([showCart(context, shop), loadCoupons(context, shop)]);
  const { delivery, coupon, better } = cartGoals(context, cart, reach).goals;
  const asked = new URL(request.url).searchParams.get("line");
  const item = cart.items.find(({ cart_unique_id }) => cart_unique_id === asked);
  return json({
    line: item && {
      line: cartLineView(context, shop, item, cart.items),
      labels: cartLineLabels(context, item.name),
    },
    action: shop.paths.cart,
    count: countsText(context, cart),
    subtotal: totalsView(context, cart.totals).itemTotal,
    // The better one's sentence names the other, and half a phone's screen has room for one.
    goals: { delivery, coupon: better ?? coupon },
  });
}
