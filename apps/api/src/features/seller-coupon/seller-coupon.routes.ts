import { translator } from "@haat/i18n/translator";
import { setReplayHeader } from "../../http/idempotency";
import { sellerApi } from "../console-account/console-identity";
import { drawCouponQr } from "./coupon-qr.usecases";
import {
  changeShopCoupon,
  createShopCoupon,
  listShopCoupons,
  pauseShopCoupon,
  removeShopCoupon,
  showShopCoupon,
  suggestCouponCode,
} from "./seller-coupon.usecases";

const calls = sellerApi.sellerCoupons;

export const sellerCouponRoutes = {
  coupons: calls.coupons.handler(async ({ input, context }) => ({
    success: true,
    data: await listShopCoupons(context.services, context.scope, input, input),
  })),
  coupon: calls.coupon.handler(async ({ input, context }) => ({
    success: true,
    data: await showShopCoupon(context.services, context.scope, input, input.id_coupon),
  })),
  couponCode: calls.couponCode.handler(async ({ context }) => ({
    success: true,
    data: { code: await suggestCouponCode(context.services, context.scope) },
  })),
  createCoupon: calls.createCoupon.handler(async ({ input, context }) => {
    const { language, seller_key, ...given } = input;
    const { services, idempotencyKey } = context;
    const reader = { language, seller_key };
    const { answer, isReplay } = await createShopCoupon(services, context, reader, given, idempotencyKey);
    setReplayHeader(context, isReplay);
    const message = translator(language)("coupons.told.created");
    return { success: true, data: { coupon: answer }, message };
  }),
  changeCoupon: calls.changeCoupon.handler(async ({ input, context }) => {
    const { language, seller_key, id_coupon: id, ...given } = input;
    const reader = { language, seller_key };
    const coupon = await changeShopCoupon(context.services, context, reader, { id, ...given });
    return { success: true, data: { coupon }, message: translator(language)("coupons.told.changed") };
  }),
  pauseCoupon: calls.pauseCoupon.handler(async ({ input, context }) => {
    const { language, id_coupon: id, is_paused: isPaused } = input;
    const coupon = await pauseShopCoupon(context.services, context, input, { id, isPaused });
    const message = translator(language)(isPaused ? "coupons.told.paused" : "coupons.told.resumed");
    return { success: true, data: { coupon }, message };
  }),
  removeCoupon: calls.removeCoupon.handler(async ({ input, context }) => {
    const code = await removeShopCoupon(context.services, context, input.id_coupon);
    return { success: true, data: { code }, message: translator(input.language)("coupons.told.removed") };
  }),
  couponQr: calls.couponQr.handler(async ({ input, context }) => {
    const file = await drawCouponQr(context.services, context.scope, input);
    context.replyHeaders.set("content-disposition", `attachment; filename="${file.name}"`);
    context.replyHeaders.set("cache-control", "private, no-store");
    return file;
  }),
};
