import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { cartLineView, totalsView } from "../../../server/present/display.server";
import { loadShop } from "../../../server/shop/shop.server";
import { showCart } from "../shown-cart.server";

/**
 * The cart as it is looked at beside another page; asked for by scripts alone. It shows no coupon, so it is not told of one
 * that was lost: the cart's own page still has to say so.
 */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const shop = await loadShop(context, params);
  const cart = await showCart(context, shop);
  return json({
    lines: cart.items.map((item) => {
      const line = cartLineView(context, shop, item);
      return { ...line, quantity: line.quantityText };
    }),
    subtotal: totalsView(context, cart.totals).itemTotal,
  });
}
