import { sellerApi } from "../console-account/console-identity";
import { findScannedOrder, printOrderPapers } from "./order-paper.usecases";
import { printPickingList, readPickingList } from "./picking-list.usecases";

const calls = sellerApi.sellerOrderPapers;

export const orderPaperRoutes = {
  orderPapers: calls.orderPapers.handler(async ({ input, context }) => {
    const { paper, size, order_ids: numbers, language } = input;
    const file = await printOrderPapers(context.services, context, { paper, size, numbers }, language);
    context.replyHeaders.set("content-disposition", `inline; filename="${file.name}"`);
    context.replyHeaders.set("cache-control", "private, no-store");
    return file;
  }),
  pickingList: calls.pickingList.handler(async ({ input, context }) => {
    const { order_ids: numbers, language } = input;
    const picking_list = await readPickingList(context.services, context.scope, numbers, language);
    return { success: true, data: { picking_list } };
  }),
  pickingListPaper: calls.pickingListPaper.handler(async ({ input, context }) => {
    const { size, order_ids: numbers, language } = input;
    const file = await printPickingList(context.services, context.scope, { size, numbers }, language);
    context.replyHeaders.set("content-disposition", `inline; filename="${file.name}"`);
    context.replyHeaders.set("cache-control", "private, no-store");
    return file;
  }),
  scannedOrder: calls.scannedOrder.handler(async ({ input, context }) => ({
    success: true,
    data: await findScannedOrder(context.services, context, input.scanned),
  })),
};
