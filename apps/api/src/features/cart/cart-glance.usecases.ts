import type { CallContext } from "../../http/call";
import { cartGlanceOf } from "../account/identity";
import { requireShop } from "../shop/shop.usecases";

/** How many lines the caller's cart has, and its version, which tells any two states of it apart. */
export async function countCartLines(context: CallContext, sellerKey: string) {
  const shop = await requireShop(context.services, sellerKey);
  const cart = await cartGlanceOf(context, shop.id);
  return {
    quantity: cart?.lines ?? 0,
    version: cart ? `${cart.id}-${cart.version}` : "none",
  };
}
