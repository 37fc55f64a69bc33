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
  await touchOnceADay(services, shopper, { id: shop.id, sellerKey }, lines);
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
  if (!cart.coupon_refusal) return cart;
  return inTurn(services, "read", sellerKey, () => explainCoupon(services, shop.id, checkout, cart));
}

/** Carts of a shop are read together, many at once (`readsAlong`); what one of them asks for alone waits for its shop's turn. */
async function inTurn<Result>(
  services: Services,
  kind: "read" | "write",
  sellerKey: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const endTurn = await services.waitForShop(kind, sellerKey);
  try {
    return await work();
  } finally {
    endTurn();
  }
}

/** A cart that is looked at is not left behind; a day more or less is not worth a row for each look. */
async function touchOnceADay(
  services: Services,
  shopper: Shopper,
  { id, sellerKey }: { id: number; sellerKey: string },
  [line]: LineRow[],
): Promise<void> {
  const now = services.clock.now();
  if (!line || line.cartTouchedAt >= secondsAfter(now, -day)) return;

  await inTurn(services, "write", sellerKey, () =>
    inTenantScope(services, tenantScopeOf(id, shopper), ({ db }) =>
      carts.touchCart(db, id, line.cartId, now),
    ),
  );
}
