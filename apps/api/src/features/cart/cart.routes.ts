import type { CartChange } from "@haat/contract/shop/cart.contract";
import type { Language } from "@haat/contract/shared/languages";
import { formatNumber } from "@haat/i18n/numbers";
import { translator } from "@haat/i18n/translator";
import { api } from "../../http/call";
import { setReplayHeader } from "../../http/idempotency";
import { setVersionHeader } from "../../http/preconditions";
import { shopperOf } from "../account/identity";
import { addToCart, changeQuantity, removeLine } from "./cart-change.usecases";
import { decideLeftOut } from "./cart-left-out.usecases";
import { applyCoupon, checkCoupon, listCoupons, takeCouponOff } from "./cart-coupon.usecases";
import { takeCouponAlong } from "./coupon-along.usecases";
import { countCartLines } from "./cart-glance.usecases";
import { showCart } from "./show-cart.usecases";

/** What a change did, as a sentence. */
function sentenceOf(change: CartChange, language: Language, quantity = 0): string {
  return translator(language)(`api.cart.${change}`, { quantity: formatNumber(quantity, language) });
}

export const cartRoutes = {
  showCart: api.cart.showCart.handler(async ({ input, context }) => {
    const cart = await showCart(context.services, await shopperOf(context), input.sellerKey, input);
    setVersionHeader(context, cart.version);
    return { success: true, data: cart };
  }),
  addToCart: api.cart.addToCart.handler(async ({ input, context }) => {
    const shopper = await shopperOf(context);
    const { answer, isReplay } = await addToCart(context.services, shopper, input, context.idempotencyKey);
    setReplayHeader(context, isReplay);
    setVersionHeader(context, answer.version);
    const message = sentenceOf(answer.change, input.language, answer.quantity);
    return { success: true, data: answer, message };
  }),
  updateCart: api.cart.updateCart.handler(async ({ input, context }) => {
    const shopper = await shopperOf(context);
    const { answer, isReplay } = await changeQuantity(context.services, shopper, input, context);
    setReplayHeader(context, isReplay);
    setVersionHeader(context, answer.version);
    const message = sentenceOf(answer.change, input.language, answer.quantity);
    return { success: true, data: answer, message };
  }),
  removeCartProduct: api.cart.removeCartProduct.handler(async ({ input, context }) => {
    const shopper = await shopperOf(context);
    const removed = await removeLine(context.services, shopper, input.cartUniqueId, context.ifMatch);
    setVersionHeader(context, removed.version);
    return { success: true, data: removed, message: sentenceOf(removed.change, context.language) };
  }),
  cartProductQuantity: api.cart.cartProductQuantity.handler(async ({ input, context }) => ({
    success: true,
    data: await countCartLines(context, input.sellerKey),
  })),
  couponCheck: api.cart.couponCheck.handler(async ({ input, context }) => ({
    success: true,
    data: await checkCoupon(context.services, await shopperOf(context), input.sellerKey, input.code),
  })),
  applyCartCoupon: api.cart.applyCartCoupon.handler(async ({ input, context }) => {
    const shopper = await shopperOf(context);
    return {
      success: true,
      data: await applyCoupon(context.services, shopper, input.seller_key, input.code),
    };
  }),
  takeCouponAlong: api.cart.takeCouponAlong.handler(async ({ input, context }) => {
    const shopper = await shopperOf(context);
    return { success: true, data: await takeCouponAlong(context.services, shopper, input) };
  }),
  removeCartCoupon: api.cart.removeCartCoupon.handler(async ({ input, context }) => {
    const shopper = await shopperOf(context);
    const kept = await takeCouponOff(context.services, shopper, input.sellerKey, input.code);
    return { success: true, data: { kept_coupon: kept } };
  }),
  cartLeftOut: api.cart.cartLeftOut.handler(async ({ input, context }) => {
    const shopper = await shopperOf(context);
    await decideLeftOut(context.services, shopper, input);
    return { success: true, data: { left_out_id: input.left_out_id } };
  }),
  shopCoupons: api.cart.shopCoupons.handler(async ({ input, context }) => {
    const shopper = await shopperOf(context);
    return {
      success: true,
      data: await listCoupons(context.services, shopper, input.sellerKey, input.language),
    };
  }),
};
