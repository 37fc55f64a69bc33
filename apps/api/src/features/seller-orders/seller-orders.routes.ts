import { formatNumber } from "@haat/i18n/numbers";
import { translator } from "@haat/i18n/translator";
import { shopPermissionFor } from "@haat/contract/shared/permissions";
import { shownState } from "@haat/contract/shared/order-choices";
import type { ShopOrder } from "@haat/contract/seller/seller-orders.contract";
import type { Language } from "@haat/contract/shared/languages";
import { setReplayHeader } from "../../http/idempotency";
import { sellerApi } from "../console-account/console-identity";
import { bookReturn, writeNote } from "./order-book.usecases";
import { moveShopOrder, moveShopOrders } from "./order-move.usecases";
import { undoMove } from "./order-undo.usecases";
import { listShopOrders, readDesk, readDeskCounts } from "./shop-order-list.usecases";
import { readShopOrder } from "./shop-order.usecases";

const calls = sellerApi.sellerOrders;

const toldStage = (language: Language, { order_id, stage, is_returned }: ShopOrder) => ({
  order: order_id,
  stage: translator(language)(`orderDesk.stages.${shownState(stage, is_returned)}`),
});

export const sellerOrderRoutes = {
  desk: calls.desk.handler(async ({ input, context }) => ({
    success: true,
    data: await readDesk(context.services, context.scope, input),
  })),
  deskCounts: calls.deskCounts.handler(async ({ input, context }) => {
    const { services, scope, permissions, actor } = context;
    // A key for orders says nothing of goods, whatever who made it may see.
    const seesGoods = permissions.has(shopPermissionFor("sellerGoods.goods")) && actor.kind !== "program";
    return { success: true, data: await readDeskCounts(services, scope, { ...input, seesGoods }) };
  }),
  orders: calls.orders.handler(async ({ input, context }) => ({
    success: true,
    data: await listShopOrders(context.services, context.scope, input),
  })),
  order: calls.order.handler(async ({ input, context }) => ({
    success: true,
    data: { order: await readShopOrder(context.services, context.scope, input.order_id, input.language) },
  })),
  moveOrder: calls.moveOrder.handler(async ({ input, context }) => {
    const { language, seller_key: _, ...asked } = input;
    const { services, idempotencyKey } = context;
    const { answer: order, isReplay } = await moveShopOrder(
      services,
      context,
      language,
      asked,
      idempotencyKey,
    );
    setReplayHeader(context, isReplay);
    const message = translator(language)("orderDesk.moved", toldStage(language, order));
    return { success: true, data: { order }, message };
  }),
  moveOrders: calls.moveOrders.handler(async ({ input, context }) => {
    const { language, seller_key: _, ...asked } = input;
    const { services, idempotencyKey } = context;
    const data = await moveShopOrders(services, context, language, asked, idempotencyKey);
    const count = data.moved.length;
    const stage = translator(language)(`orderDesk.stages.${input.to}`);
    const formatted = formatNumber(count, language);
    return {
      success: true,
      data,
      message: translator(language)("orderDesk.bulk.moved", { count, formatted, stage }),
    };
  }),
  undoMove: calls.undoMove.handler(async ({ input, context }) => {
    const { language, seller_key: _, ...asked } = input;
    const { services, idempotencyKey } = context;
    const { answer: order, isReplay } = await undoMove(services, context, language, asked, idempotencyKey);
    setReplayHeader(context, isReplay);
    const message = translator(language)("orderDesk.undo.done", toldStage(language, order));
    return { success: true, data: { order }, message };
  }),
  bookReturn: calls.bookReturn.handler(async ({ input, context }) => {
    const { language, seller_key: _, ...asked } = input;
    const { services, idempotencyKey } = context;
    const { answer: order, isReplay } = await bookReturn(services, context, language, asked, idempotencyKey);
    setReplayHeader(context, isReplay);
    return { success: true, data: { order }, message: translator(language)("orderDesk.returns.done") };
  }),
  writeNote: calls.writeNote.handler(async ({ input, context }) => {
    const { language, seller_key: _, ...asked } = input;
    const { services, idempotencyKey } = context;
    const { answer: order, isReplay } = await writeNote(services, context, language, asked, idempotencyKey);
    setReplayHeader(context, isReplay);
    return { success: true, data: { order }, message: translator(language)("orderDesk.notes.done") };
  }),
};
