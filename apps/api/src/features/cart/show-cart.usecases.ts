import type { Cart } from "@haat/contract/shop/cart.contract";
import type { Services } from "../../http/call";
import { secondsAfter } from "../../process/clock";
import { inTenantScope } from "../../database/transaction";
import type { Shopper } from "../account/identity";
import { requireShop } from "../shop/shop.usecases";
import { readCart } from "./cart-choice.repository";
import * as carts from "./cart.repository";
import type { LineRow } from "./cart.repository";
import { describeLeftOut } from "./cart-left-out.usecases";
import { describeLine, ownerOf, tenantScopeOf, versionOf } from "./cart.usecases";
import { explainCoupon, placeOf, priceCheckout, type Checkout } from "./checkout-price.usecases";
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
  const { db } = services;
  const owner = ownerOf(shopper);
  const [read, place] = await Promise.all([
    owner && readCart(db, { shopId: shop.id, owner }),
    placeOf(db, shopper, checkout),
  ]);
  const { lines, leftOut } = read ?? { lines: [], leftOut: [] };
  await touchOnceADay(services, shopper, shop.id, lines);
  const keptCoupon = lines[0]?.cartCoupon ?? null;
  const code = checkout.code ?? keptCoupon ?? undefined;
  const price = await priceCheckout(services, shopper, shop, { lines, place }, { ...checkout, code });
  const cart = {
    items: lines.map((line) => describeLine(shop, line, checkout.language)),
    total_items: lines.length,
    total_pieces: piecesOf(lines),
    ...price,
    // With an empty cart nothing stands beside what was left out of it.
    left_out: lines.length > 0 ? leftOut.map((row) => describeLeftOut(row, lines, checkout.language)) : [],
    kept_coupon: keptCoupon,
    version: versionOf(lines),
  };
  return explainCoupon(services, shop.id, checkout, cart);
}

/** A cart that is looked at is not left behind; a day more or less is not worth a row for each look. */
async function touchOnceADay(
  services: Services,
  shopper: Shopper,
  shopId: number,
  [line]: LineRow[],
): Promise<void> {
  const now = services.clock.now();
  if (line && line.cartTouchedAt < secondsAfter(now, -day))
    await inTenantScope(services, tenantScopeOf(shopId, shopper), ({ db }) =>
      carts.touchCart(db, shopId, line.cartId, now),
    );
}
