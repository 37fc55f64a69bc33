import type { Language } from "@haat/contract/shared/languages";
import type { Queryable } from "../../database/database";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { DomainError } from "../../process/domain-error";
import type { Shopper } from "../account/identity";
import { couponTerms, explained, reachCoupon } from "../coupon/coupon.usecases";
import { requireShop } from "../shop/shop.usecases";
import * as carts from "./cart.repository";
import { ownerOf } from "./cart.usecases";
import { customerIdOf } from "./checkout-price.usecases";
import { newCartKey } from "./guest-cart-key";
import { itemTotalOf } from "./pricing.rules";

/**
 * Puts a coupon with the shopper's cart before anything is in it: the link of its code is followed first, and what it is good
 * for is chosen after. What the items are not worth yet is no hindrance. Somebody anonymous becomes a guest.
 * @throws store_not_found, the coupon refusals, which change nothing
 */
export async function takeCouponAlong(
  services: Services,
  shopper: Shopper,
  { seller_key, code, language }: { seller_key: string; code: string; language: Language },
) {
  const { id: shopId } = await requireShop(services, seller_key);
  const fresh = shopper.kind === "anonymous" ? newCartKey(services.config, undefined) : undefined;
  const owner = ownerOf(shopper) ?? { guestKeyHash: fresh?.hash ?? "" };
  const now = services.clock.now();
  const take = async (tx: Queryable) => {
    const { id: cartId } = await carts.holdCart(tx, shopId, owner, now);
    const lines = await carts.listLines(tx, shopId, owner);
    const wish = { shopId, customerId: customerIdOf(shopper), itemTotal: itemTotalOf(lines), now };
    const coupon = await reachCoupon(tx, code, wish);
    if (coupon instanceof DomainError) throw coupon;
    await carts.keepCoupon(tx, shopId, cartId, coupon.code);
    return { code: coupon.code, terms: couponTerms(coupon, language), has_lines: lines.length > 0 };
  };
  const taken = inTransaction(services.db, take, { shopId, ...owner });
  return { ...(await explained(services, shopId, taken)), cart_key: fresh?.key ?? null };
}
