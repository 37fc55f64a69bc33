import type { CartChange } from "@haat/contract/cart.contract";
import type { Language } from "@haat/contract/languages";
import { formatNumber } from "@haat/i18n/numbers";
import { translator } from "@haat/i18n/translator";
import { api } from "../../platform/call";
import { shopperOf } from "../account/identity";
import { addToCart, changeQuantity, removeLine } from "./cart-change.usecases";
import { checkCoupon, countCartLines, showCart } from "./cart.usecases";

/** What a change did, as a sentence (specification §4, "Cart messages"). */
function sentenceOf(change: CartChange, language: Language, quantity = 0): string {
  return translator(language)(`api.cart.${change}`, { quantity: formatNumber(quantity, language) });
}

export const cartRoutes = {
  showCart: api.cart.showCart.handler(async ({ input, context }) => ({
    success: true,
    data: await showCart(context.services, await shopperOf(context), input.sellerKey, input),
  })),
  addToCart: api.cart.addToCart.handler(async ({ input, context }) => {
    const added = await addToCart(context.services, await shopperOf(context), input);
    return { success: true, data: added, message: sentenceOf(added.change, input.language, added.quantity) };
  }),
  updateCart: api.cart.updateCart.handler(async ({ input, context }) => {
    const changed = await changeQuantity(context.services, await shopperOf(context), input);
    const message = sentenceOf(changed.change, input.language, changed.quantity);
    return { success: true, data: changed, message };
  }),
  removeCartProduct: api.cart.removeCartProduct.handler(async ({ input, context }) => {
    const removed = await removeLine(context.services, await shopperOf(context), input.cartUniqueId);
    return { success: true, data: removed, message: sentenceOf(removed.change, context.language) };
  }),
  cartProductQuantity: api.cart.cartProductQuantity.handler(async ({ input, context }) => ({
    success: true,
    data: { quantity: await countCartLines(context.services, await shopperOf(context), input.sellerKey) },
  })),
  couponCheck: api.cart.couponCheck.handler(async ({ input, context }) => ({
    success: true,
    data: await checkCoupon(context.services, await shopperOf(context), input.sellerKey, input.code),
  })),
};
