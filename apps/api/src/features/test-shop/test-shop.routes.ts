import { setReplayHeader } from "../../http/idempotency";
import { sellerApi } from "../console-account/console-identity";
import { emptyTestShop, fillTestShop, passTestTime, showTestShop } from "./test-shop.usecases";

const calls = sellerApi.sellerTestShop;

export const testShopRoutes = {
  testShop: calls.testShop.handler(async ({ input, context }) => ({
    success: true,
    data: { test_shop: await showTestShop(context.services, context.shop.id, input.language) },
  })),
  fillTestShop: calls.fillTestShop.handler(async ({ input, context }) => {
    const { services, idempotencyKey } = context;
    const { answer, isReplay } = await fillTestShop(services, context, input.language, idempotencyKey);
    setReplayHeader(context, isReplay);
    return { success: true, data: answer };
  }),
  emptyTestShop: calls.emptyTestShop.handler(async ({ input, context }) => {
    const { services, idempotencyKey } = context;
    const { answer, isReplay } = await emptyTestShop(services, context, input.language, idempotencyKey);
    setReplayHeader(context, isReplay);
    return { success: true, data: answer };
  }),
  passTestTime: calls.passTestTime.handler(async ({ input, context }) => ({
    success: true,
    data: await passTestTime(context.services, context, input),
  })),
};
