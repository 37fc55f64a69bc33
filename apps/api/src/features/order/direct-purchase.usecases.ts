import type { Quote } from "@haat/contract/cart.contract";
import type { Services } from "../../platform/call";
import type { Shopper } from "../account/identity";
import { describePriced } from "../cart/cart.usecases";
import { priceCheckout, type Checkout } from "../cart/checkout-price.usecases";
import { findChoice, type ChoiceRequest } from "../cart/choice.usecases";
import { openShop } from "../store/store.usecases";

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
  const shop = await openShop(services, sellerKey);
  const choice = await findChoice(services.db, shop.id, wanted);
  const rows = [{ ...choice, quantity: wanted.quantity }];
  const [items, price] = await Promise.all([
    describePriced(services, shop, rows, wanted.language),
    priceCheckout(services, shopper, shop, rows, wanted),
  ]);
  return { items, total_items: items.length, ...price };
}
