import type { Quote } from "@haat/contract/shop/cart.contract";
import type { Services } from "../../http/call";
import type { Shopper } from "../account/identity";
import { describePriced, withNames } from "../cart/cart.usecases";
import { explainCoupon, placeOf, priceCheckout, type Checkout } from "../cart/checkout-price.usecases";
import { findChoice, type ChoiceRequest } from "../cart/choice.usecases";
import { requireSellingShop } from "../shop/shop.usecases";

/**
 * What buying one product at once would cost, as the checkout chose; nothing is changed.
 * @throws store_not_found, product_not_found, choice_required, address_not_found
 */
export async function quoteDirectPurchase(
  services: Services,
  shopper: Shopper,
  sellerKey: string,
  wanted: Checkout & ChoiceRequest & { quantity: number },
): Promise<Quote> {
  const shop = await requireSellingShop(services, sellerKey);
  const { db } = services;
  const placing = placeOf(db, shopper, wanted);
  // Where both are refused, it is the product that is told.
  placing.catch(() => undefined);
  const choice = await findChoice(db, shop.id, wanted);
  const place = await placing;
  const lines = await withNames(db, shop.id, [{ ...choice, quantity: wanted.quantity }]);
  const price = await priceCheckout(services, shopper, shop, { lines, place }, wanted);
  const items = lines.map((line) => describePriced(line, wanted.language));
  const quote = { items, total_items: items.length, total_pieces: wanted.quantity, ...price };
  return explainCoupon(services, shop.id, wanted, quote);
}
