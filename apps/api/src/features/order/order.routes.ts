import { translator } from "@haat/i18n/translator";
import { signedInApi } from "../account/identity";
import { placeOrder } from "./order-placement.usecases";
import { describeOrder, listOrders, listOrderTabs } from "./order.usecases";

export const orderRoutes = {
  cartPurchaseOrder: signedInApi.order.cartPurchaseOrder.handler(async ({ input, context }) => {
    const { isReplay, ...placed } = await placeOrder(
      context.services,
      context.customer,
      input,
      context.idempotencyKey,
    );
    if (isReplay) context.replyHeaders.set("idempotent-replayed", "true");
    const message = translator(input.language)("api.order.placed", { number: placed.order_id });
    return { success: true, data: placed, message };
  }),
  purchaseOrderList: signedInApi.order.purchaseOrderList.handler(async ({ input, context }) => ({
    success: true,
    data: await listOrders(context.services, context.customer, input),
  })),
  purchaseOrderByStatus: signedInApi.order.purchaseOrderByStatus.handler(async ({ input, context }) => ({
    success: true,
    data: await listOrders(context.services, context.customer, input),
  })),
  sellerOrderStatusList: signedInApi.order.sellerOrderStatusList.handler(async ({ input, context }) => ({
    success: true,
    data: {
      orders_status: await listOrderTabs(context.services, context.customer, input.sellerKey, input.language),
    },
  })),
  purchaseOrderDetails: signedInApi.order.purchaseOrderDetails.handler(async ({ input, context }) => ({
    success: true,
    data: {
      orders: [await describeOrder(context.services, context.customer, input.orderId, input.language)],
    },
  })),
};
