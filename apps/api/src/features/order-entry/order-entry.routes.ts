import { translator } from "@haat/i18n/translator";
import { setReplayHeader } from "../../http/idempotency";
import { sellerApi } from "../console-account/console-identity";
import { enterOrder } from "./order-entry.usecases";
import { quoteEnteredOrder, searchOrderGoods } from "./order-quote.usecases";

const calls = sellerApi.orderEntry;

export const orderEntryRoutes = {
  orderGoods: calls.orderGoods.handler(async ({ input: { search, language }, context }) => ({
    success: true,
    data: { goods: await searchOrderGoods(context.services, context.scope, search, language) },
  })),
  quoteOrder: calls.quoteOrder.handler(async ({ input, context }) => {
    const { language, seller_key: sellerKey, ...asked } = input;
    const data = await quoteEnteredOrder(context.services, context.scope, { sellerKey, language }, asked);
    return { success: true, data };
  }),
  enterOrder: calls.enterOrder.handler(async ({ input, context }) => {
    const { language, seller_key: sellerKey, ...asked } = input;
    const { services, idempotencyKey } = context;
    const { answer, isReplay } = await enterOrder(
      services,
      context,
      { sellerKey, language },
      asked,
      idempotencyKey,
    );
    setReplayHeader(context, isReplay);
    const message = translator(language)("orderEntry.done", { order: answer.order_id });
    return { success: true, data: answer, message };
  }),
};
