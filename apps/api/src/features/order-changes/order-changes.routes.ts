import { translator } from "@haat/i18n/translator";
import { setReplayHeader } from "../../http/idempotency";
import { sellerApi } from "../console-account/console-identity";
import { acceptWithLess, deliverOrder, describeTotalsLeft } from "./order-changes.usecases";

const calls = sellerApi.sellerOrderChanges;

export const orderChangeRoutes = {
  orderTotalsLeft: calls.orderTotalsLeft.handler(async ({ input, context }) => ({
    success: true,
    data: { totals: await describeTotalsLeft(context.services, context, input) },
  })),
  acceptWithLess: calls.acceptWithLess.handler(async ({ input, context }) => {
    const { language, seller_key: _, ...given } = input;
    const { services, idempotencyKey } = context;
    const { answer, isReplay } = await acceptWithLess(services, context, language, given, idempotencyKey);
    setReplayHeader(context, isReplay);
    const message = translator(language)("cash.told.acceptedWithLess", { number: answer.order_id });
    return { success: true, data: { order: answer }, message };
  }),
  deliverOrder: calls.deliverOrder.handler(async ({ input, context }) => {
    const { language, seller_key: _, ...given } = input;
    const { services, idempotencyKey } = context;
    const { answer, isReplay } = await deliverOrder(services, context, language, given, idempotencyKey);
    setReplayHeader(context, isReplay);
    const message = translator(language)("cash.told.delivered", { number: answer.order_id });
    return { success: true, data: { order: answer }, message };
  }),
};
