import { formatNumber } from "@haat/i18n/numbers";
import { translator } from "@haat/i18n/translator";
import { setReplayHeader } from "../../http/idempotency";
import { sellerApi } from "../console-account/console-identity";
import { changeStock, readStockHistory, setLowLimit } from "./seller-stock.usecases";

const calls = sellerApi.sellerStock;

export const sellerStockRoutes = {
  changeStock: calls.changeStock.handler(async ({ input, context }) => {
    const { language, seller_key: _, ...given } = input;
    const { services, idempotencyKey } = context;
    const { answer, isReplay } = await changeStock(services, context, language, given, idempotencyKey);
    setReplayHeader(context, isReplay);
    const formatted = formatNumber(answer.stock, language);
    const message = translator(language)("stock.changed", { count: answer.stock, formatted });
    return { success: true, data: answer, message };
  }),
  setLowLimit: calls.setLowLimit.handler(async ({ input, context }) => ({
    success: true,
    data: await setLowLimit(context.services, context, input),
  })),
  stockHistory: calls.stockHistory.handler(async ({ input, context }) => ({
    success: true,
    data: await readStockHistory(context.services, context.scope, input.language, input),
  })),
};
