import { sellerApi } from "../console-account/console-identity";
import { fillTestShop, passTestTime, showTestShop } from "./test-shop.usecases";

const calls = sellerApi.sellerTestShop;

export const testShopRoutes = {
  testShop: calls.testShop.handler(async ({ input, context }) => ({
    success: true,
    data: { test_shop: await showTestShop(context.services, context.shop.id, input.language) },
  })),
  fillTestShop: calls.fillTestShop.handler(async ({ input, context }) => ({
    success: true,
    data: await fillTestShop(context.services, context, input.language),
  })),
  passTestTime: calls.passTestTime.handler(async ({ input, context }) => ({
    success: true,
    data: await passTestTime(context.services, context, input),
  })),
};
