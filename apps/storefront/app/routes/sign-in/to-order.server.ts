import { attempt } from "@haat/web-forms/call-failure.server";
import { formatMoney } from "@haat/i18n/money";
import { returnPath } from "../../server/http/return-path.server";
import type { RequestContext } from "../../server/http/request-context.server";
import type { Shop } from "../../server/http/shop-of-page.server";
import { countsText } from "../../server/present/display.server";
import { componentLabels } from "../../server/present/labels.server";
import { showCart } from "../cart/shown-cart.server";

/** Whether who signs in goes on to the checkout of their cart. */
export function isToOrder(context: RequestContext, shop: Shop): boolean {
  return returnPath(context, "").startsWith(shop.paths.checkout);
}

/**
 * What is in the cart of who signs in to order it. Nothing on another way, nor of a cart that is empty or that the shop
 * shows no longer: signing in goes on without. Its sum is that of the goods: who is not signed in has no address, so what
 * delivery will cost is not known yet.
 */
export async function cartToOrder(context: RequestContext, shop: Shop | undefined) {
  if (!shop || !isToOrder(context, shop)) return undefined;
  const shown = await attempt(showCart(context, shop));
  if (!shown.ok || shown.answer.items.length === 0) return undefined;
  const { cartSheet, orderSummary } = componentLabels(context);
  return {
    counts: countsText(context, shown.answer),
    total: {
      label: orderSummary.itemTotal,
      amount: formatMoney(shown.answer.totals.item_total, context.language),
    },
    cart: { href: shop.paths.cart, label: cartSheet.cart },
  };
}
