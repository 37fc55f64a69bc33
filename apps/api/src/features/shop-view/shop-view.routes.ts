import { translator } from "@haat/i18n/translator";
import { adminApi } from "../console-account/console-identity";
import { beginView, endView } from "./shop-view.usecases";

const calls = adminApi.adminReview;

export const shopViewRoutes = {
  viewShop: calls.viewShop.handler(async ({ input, context }) => {
    const until = await beginView(context.services, context, input);
    return { success: true, data: { until: until.toISOString() } };
  }),
  endShopView: calls.endShopView.handler(async ({ input, context }) => {
    await endView(context.services, context, input.seller_key);
    return { success: true, data: { status: 1 }, message: translator(context.language)("review.view.ended") };
  }),
};
