import type { Quote } from "@haat/contract/cart.contract";
import type { Services } from "../../http/call";
import { inTenantScope } from "../../database/transaction";
import type { Shopper } from "../account/identity";
import { describePriced, tenantScopeOf } from "../cart/cart.usecases";
import { explainCoupon, priceCheckout, type Checkout } from "../cart/checkout-price.usecases";
import { findChoice, type ChoiceRequest } from "../cart/choice.usecases";
import { requireShop } from "../shop/shop.usecases";

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
  const shop = await requireShop(services, sellerKey);
  const quote = await inTenantScope(services, tenantScopeOf(shop.id, shopper), async (scoped) => {
    const choice = await findChoice(scoped.db, shop.id, wanted);
    const rows = [{ ...choice, quantity: wanted.quantity }];
    const items = await describePriced(scoped, shop, rows, wanted.language);
    const price = await priceCheckout(scoped, shopper, shop, rows, wanted);
    return { items, total_items: items.length, total_pieces: wanted.quantity, ...price };
  });
  return explainCoupon(services, shop.id, wanted, quote);
}
