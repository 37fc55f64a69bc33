import type { Language } from "@haat/contract/shared/languages";
import { orderCalls } from "@haat/contract/shop/order.contract";
import { translator } from "@haat/i18n/translator";
import { api, type CallContext } from "../../http/call";
import { setReplayHeader, type Once } from "../../http/idempotency";
import { linkPages } from "../../http/page-links";
import { shopperOf, signedInApi } from "../account/identity";
import { quoteDirectPurchase } from "./direct-purchase.usecases";
import { orderCart, orderDirectly } from "./order-placement.usecases";
import { cancelOrder } from "./order-status.usecases";
import { describeOrder, listOrders, listOrdersOfAllShops, listOrderTabs } from "./order.usecases";

/** The answer of both ways to order. */
function placed(
  { answer, isReplay }: Once<{ order_id: string; grand_total: number }>,
  context: CallContext & { language: Language },
) {
  setReplayHeader(context, isReplay);
  const message = translator(context.language)("api.order.placed", { number: answer.order_id });
  return { success: true as const, data: answer, message };
}

/** What the links to the pages next to one carry: none holds an order that came in after the first of them was shown. */
const pagesOf = <Input extends { page: number }>(input: Input, { before }: { before: string | null }) => ({
  ...input,
  ...(before !== null && { before }),
});

export const orderRoutes = {
  cartPurchaseOrder: signedInApi.order.cartPurchaseOrder.handler(async ({ input, context }) => {
    const { services, idempotencyKey } = context;
    return placed(await orderCart(services, context, input, idempotencyKey), context);
  }),
  directPurchaseQuote: api.order.directPurchaseQuote.handler(async ({ input, context }) => {
    const shopper = await shopperOf(context);
    const quote = await quoteDirectPurchase(context.services, shopper, input.sellerKey, input);
    return { success: true, data: quote };
  }),
  directPurchaseOrder: signedInApi.order.directPurchaseOrder.handler(async ({ input, context }) => {
    const { services, idempotencyKey } = context;
    return placed(await orderDirectly(services, context, input, idempotencyKey), context);
  }),
  customerOrderUpdate: signedInApi.order.customerOrderUpdate.handler(async ({ input, context }) => {
    const { services, customer, language } = context;
    const { answer, isReplay } = await cancelOrder(services, customer, input, context);
    setReplayHeader(context, isReplay);
    const order = await describeOrder(services, customer, answer.order_id, language);
    const message = translator(language)("api.order.cancelled", { number: answer.order_id });
    return { success: true, data: { orders: [order] }, message };
  }),
  purchaseOrderList: signedInApi.order.purchaseOrderList.handler(async ({ input, context }) => {
    const listed = await listOrders(context.services, context.customer, input);
    const links = linkPages(
      orderCalls.purchaseOrderList,
      pagesOf(input, listed),
      listed.last_page,
      context.replyHeaders,
    );
    return { success: true, data: { ...listed, ...links } };
  }),
  purchaseOrderByStatus: signedInApi.order.purchaseOrderByStatus.handler(async ({ input, context }) => {
    const listed = await listOrders(context.services, context.customer, input);
    const links = linkPages(
      orderCalls.purchaseOrderByStatus,
      pagesOf(input, listed),
      listed.last_page,
      context.replyHeaders,
    );
    return { success: true, data: { ...listed, ...links } };
  }),
  sellerOrderStatusList: signedInApi.order.sellerOrderStatusList.handler(async ({ input, context }) => ({
    success: true,
    data: {
      orders_status: await listOrderTabs(context.services, context.customer, input, context.language),
    },
  })),
  customerOrderList: signedInApi.order.customerOrderList.handler(async ({ input, context }) => {
    const listed = await listOrdersOfAllShops(context.services, context.customer, input);
    const links = linkPages(
      orderCalls.customerOrderList,
      pagesOf(input, listed),
      listed.last_page,
      context.replyHeaders,
    );
    return { success: true, data: { ...listed, ...links } };
  }),
  customerOrderStatusList: signedInApi.order.customerOrderStatusList.handler(async ({ input, context }) => ({
    success: true,
    data: {
      orders_status: await listOrderTabs(context.services, context.customer, input, context.language),
    },
  })),
  purchaseOrderDetails: signedInApi.order.purchaseOrderDetails.handler(async ({ input, context }) => ({
    success: true,
    data: {
      orders: [await describeOrder(context.services, context.customer, input.orderId, input.language)],
    },
  })),
};
