import { business } from "@haat/contract/business-constants";
import type { Queryable } from "../../platform/database";
import * as carts from "./cart.repository";

/**
 * Brings what a guest has in the carts of all shops into the customer's carts, and takes the guest's carts away: the same
 * product and choice add up, capped at 10 of a product over all its lines (decisions.md, "Cart, checkout, orders"). What
 * the customer had stays before what the guest adds, at the price it was added for.
 */
export async function mergeGuestCarts(
  tx: Queryable,
  guestKeyHash: string,
  customerId: number,
  now: Date,
): Promise<void> {
  for (const guestCart of await carts.lockGuestCarts(tx, guestKeyHash)) {
    const { shopId } = guestCart;
    const cartId = await carts.lockCart(tx, shopId, { customerId }, now);
    const own = await carts.listBareLines(tx, shopId, cartId);
    let lines = own.length;
    const pieces = new Map<number, number>();
    for (const { productId, quantity } of own) {
      pieces.set(productId, (pieces.get(productId) ?? 0) + quantity);
    }
    for (const line of await carts.listBareLines(tx, shopId, guestCart.id)) {
      const inCart = pieces.get(line.productId) ?? 0;
      const taken = Math.min(line.quantity, business.maxQuantityPerProduct - inCart);
      if (taken <= 0) continue;
      const same = own.find(
        ({ productId, combinationId }) =>
          productId === line.productId && combinationId === line.combinationId,
      );
      if (!same && lines >= business.maxCartLines) continue;
      if (!same) lines += 1;
      const { productId, combinationId, addedAt } = line;
      const quantity = (same?.quantity ?? 0) + taken;
      await carts.putLine(tx, {
        shopId,
        cartId,
        productId,
        combinationId,
        quantity,
        priceWhenAdded: (same ?? line).priceWhenAdded,
        addedAt,
      });
      pieces.set(productId, inCart + taken);
    }
    // What the shopper has just applied counts more than what an older visit left.
    if (guestCart.couponCode !== null) await carts.keepCoupon(tx, shopId, cartId, guestCart.couponCode);
    await carts.countChange(tx, shopId, cartId, now);
    await carts.deleteCart(tx, shopId, guestCart.id);
  }
}
