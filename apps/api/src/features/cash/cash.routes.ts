import type { CashClosing } from "@haat/contract/seller/seller-cash.contract";
import type { Language } from "@haat/contract/shared/languages";
import { formatMoney } from "@haat/i18n/money";
import { translator } from "@haat/i18n/translator";
import { setReplayHeader } from "../../http/idempotency";
import { sellerApi } from "../console-account/console-identity";
import { closeCashDay, describeCashDay } from "./cash-closing.usecases";
import { correctCash, handInCash, moveTill } from "./cash-command.usecases";
import { cashTable } from "./cash-table-file";
import { describeCash, describeOrderCash, listCashEntries, listEntriesForFile } from "./cash.usecases";

const calls = sellerApi.sellerCash;

export const cashRoutes = {
  cash: calls.cash.handler(async ({ context }) => ({
    success: true,
    data: await describeCash(context.services, context.scope),
  })),
  cashEntries: calls.cashEntries.handler(async ({ input, context }) => ({
    success: true,
    data: await listCashEntries(context.services, context.scope, input),
  })),
  cashFile: calls.cashFile.handler(async ({ input, context }) => {
    const entries = await listEntriesForFile(context.services, context.scope, input);
    return new File([cashTable(entries, input.language)], "cash.csv", { type: "text/csv" });
  }),
  orderCash: calls.orderCash.handler(async ({ input, context }) => ({
    success: true,
    data: { cash: await describeOrderCash(context.services, context.scope, input.order_id) },
  })),
  handInCash: calls.handInCash.handler(async ({ input, context }) => {
    const { language, seller_key: _, ...given } = input;
    const { services, idempotencyKey } = context;
    const { answer, isReplay } = await handInCash(services, context, given, idempotencyKey);
    setReplayHeader(context, isReplay);
    const amount = formatMoney(given.amount, language);
    return { success: true, data: answer, message: translator(language)("cash.told.handedIn", { amount }) };
  }),
  moveTill: calls.moveTill.handler(async ({ input, context }) => {
    const { language, seller_key: _, ...given } = input;
    const { services, idempotencyKey } = context;
    const { answer, isReplay } = await moveTill(services, context, given, idempotencyKey);
    setReplayHeader(context, isReplay);
    const amount = formatMoney(given.amount, language);
    const message = translator(language)(given.move === "put_in" ? "cash.told.putIn" : "cash.told.takenOut", {
      amount,
    });
    return { success: true, data: { entry: answer }, message };
  }),
  correctCash: calls.correctCash.handler(async ({ input, context }) => {
    const { language, seller_key: _, ...given } = input;
    const { services, idempotencyKey } = context;
    const { answer, isReplay } = await correctCash(services, context, given, idempotencyKey);
    setReplayHeader(context, isReplay);
    return { success: true, data: { entry: answer }, message: translator(language)("cash.told.corrected") };
  }),
  cashDay: calls.cashDay.handler(async ({ input, context }) => ({
    success: true,
    data: await describeCashDay(context.services, context.scope, input.before),
  })),
  closeCashDay: calls.closeCashDay.handler(async ({ input, context }) => {
    const { language, seller_key: _, ...given } = input;
    const { services, idempotencyKey } = context;
    const { answer, isReplay } = await closeCashDay(services, context, given, idempotencyKey);
    setReplayHeader(context, isReplay);
    return { success: true, data: { closing: answer }, message: closedMessage(language, answer) };
  }),
};

/** That the day is closed, and by how much it is more or less than was expected. */
function closedMessage(language: Language, { expected, counted }: CashClosing): string {
  const difference = counted - expected;
  const said = difference === 0 ? "closed" : difference > 0 ? "closedMore" : "closedLess";
  return translator(language)(`cash.told.${said}`, {
    expected: formatMoney(expected, language),
    counted: formatMoney(counted, language),
    difference: formatMoney(Math.abs(difference), language),
  });
}
