import type { Cart } from "@haat/contract/cart.contract";
import type { Services } from "../../http/call";
import { secondsAfter } from "../../process/clock";
import type { Queryable } from "../../database/database";
import { inTenantScope } from "../../database/transaction";
import type { Shopper } from "../account/identity";
import { requireShop } from "../shop/shop.usecases";
import * as carts from "./cart.repository";
import type { LineRow } from "./cart.repository";
import { describeLeftOut } from "./cart-left-out.usecases";
import { describeLines, linesOf, versionOf, tenantScopeOf } from "./cart.usecases";
import { explainCoupon, priceCheckout, type Checkout } from "./checkout-price.usecases";
import { piecesOf } from "./pricing.rules";

const day = 24 * 3600;

/**
 * The cart priced now, as the checkout asks for it, with the coupon that is asked for or else the one that stays with it. A
 * coupon that is not good is left out, and why is said.
 * @throws store_not_found, address_not_found
 */
export async function showCart(
  services: Services,
  shopper: Shopper,
  sellerKey: string,
  checkout: Checkout,
): Promise<Cart> {
  const shop = await requireShop(services, sellerKey);
  const cart = await inTenantScope(services, tenantScopeOf(shop.id, shopper), async (scoped) => {
    const lines = await linesOf(scoped, shopper, shop.id);
    await touchOnceADay(scoped, shop.id, lines);
    const items = await describeLines(scoped, shop, lines, checkout.language);
    const keptCoupon = lines[0]?.cartCoupon ?? null;
    const code = checkout.code ?? keptCoupon ?? undefined;
    const price = await priceCheckout(scoped, shopper, shop, lines, { ...checkout, code });
    const counts = { total_items: items.length, total_pieces: piecesOf(lines) };
    const left_out = await describeLeftOut(scoped, shop, lines, checkout.language);
    return { items, ...counts, ...price, left_out, kept_coupon: keptCoupon, version: versionOf(lines) };
  });
  return explainCoupon(services, shop.id, checkout, cart);
}

/** A cart that is looked at is not left behind; a day more or less is not worth a row for each look. */
async function touchOnceADay(
  { db, clock }: Pick<Services, "clock"> & { db: Queryable },
  shopId: number,
  [line]: LineRow[],
): Promise<void> {
  const now = clock.now();
  if (line && line.cartTouchedAt < secondsAfter(now, -day))
    await carts.touchCart(db, shopId, line.cartId, now);
}
