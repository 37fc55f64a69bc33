import { business } from "@haat/contract/shared/business-constants";
import type { Queryable } from "../../database/database";
import { listOwnBareLines } from "./bare-lines.repository";
import * as carts from "./cart.repository";
import type { GuestOfCustomer, LeftOutPieces } from "../../http/call";
import { noteLeftOut, type LeftOut } from "./cart-left-out.repository";
import { nameLeftOut } from "./cart-left-out.usecases";

/**
 * Brings what a guest has in the cart of a shop into the customer's, and takes the guest's away: the same product and choice
 * add up, capped at 10 of a product over all its lines. What the customer had stays before what the guest adds, at the price
 * it was added for. What finds no place is noted with the cart, so that the shopper can choose.
 * @returns what found no place; done again it finds no guest's cart and changes nothing
 */
export async function mergeGuestCart(
  tx: Queryable,
  shopId: number,
  { guestKeyHash, customerId }: GuestOfCustomer,
  now: Date,
): Promise<LeftOutPieces[]> {
  const guestCart = await carts.findAndLockCart(tx, shopId, { guestKeyHash });
  if (!guestCart) return [];
  const { id: cartId, lines: own } = await carts.holdCart(tx, shopId, { customerId }, now);
  let lines = own.length;
  const pieces = new Map<number, number>();
  const rests: LeftOut[] = [];
  for (const { productId, quantity } of own) {
    pieces.set(productId, (pieces.get(productId) ?? 0) + quantity);
  }
  for (const line of await listOwnBareLines(tx, shopId, { guestKeyHash })) {
    const inCart = pieces.get(line.productId) ?? 0;
    const { productId, combinationId, addedAt } = line;
    const same = own.find((each) => each.productId === productId && each.combinationId === combinationId);
    const hasRoom = same !== undefined || lines < business.maxCartLines;
    const room = hasRoom ? Math.max(0, business.maxQuantityPerProduct - inCart) : 0;
    const taken = Math.min(line.quantity, room);
    const rest = line.quantity - taken;
    if (rest > 0) rests.push({ shopId, cartId, productId, combinationId, quantity: rest });
    if (taken === 0) continue;
    if (!same) lines += 1;
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
  for (const rest of rests) await noteLeftOut(tx, rest);
  // What the shopper has just applied counts more than what an older visit left.
  if (guestCart.couponCode !== null) await carts.keepCoupon(tx, shopId, cartId, guestCart.couponCode);
  await carts.bumpVersion(tx, shopId, cartId, now);
  await carts.deleteCart(tx, shopId, guestCart.id);
  return nameLeftOut(tx, shopId, cartId, rests);
}
