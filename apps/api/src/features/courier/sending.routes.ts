import { formatNumber } from "@haat/i18n/numbers";
import { translator } from "@haat/i18n/translator";
import { setReplayHeader } from "../../http/idempotency";
import { sellerApi } from "../console-account/console-identity";
import { listSendable, sendParcel, sendParcels, stopSending } from "./booking.usecases";
import { removeAccount, saveAccount } from "./courier-account.usecases";

const calls = sellerApi.parcelSending;

export const parcelSendingRoutes = {
  saveAccount: calls.saveAccount.handler(async ({ input, context }) => {
    const { language, seller_key: _, ...given } = input;
    const courier = await saveAccount(context.services, context, given);
    return {
      success: true,
      data: { courier },
      message: translator(language)("courierSending.account.told.saved", { name: courier.name }),
    };
  }),
  removeAccount: calls.removeAccount.handler(async ({ input, context }) => {
    const { language } = input;
    const courier = await removeAccount(context.services, context, input.courier);
    return {
      success: true,
      data: { courier },
      message: translator(language)("courierSending.account.told.removed", { name: courier.name }),
    };
  }),
  sendable: calls.sendable.handler(async ({ input, context }) => ({
    success: true,
    data: await listSendable(context.services, context.scope, input.language),
  })),
  sendParcel: calls.sendParcel.handler(async ({ input, context }) => {
    const { language, seller_key: _, ...given } = input;
    const { services, idempotencyKey } = context;
    const { answer: order, isReplay } = await sendParcel(services, context, language, given, idempotencyKey);
    setReplayHeader(context, isReplay);
    return { success: true, data: { order }, message: translator(language)("courierSending.told.sent") };
  }),
  sendParcels: calls.sendParcels.handler(async ({ input, context }) => {
    const { language, seller_key: _, ...given } = input;
    const { services, idempotencyKey } = context;
    const data = await sendParcels(services, context, language, given, idempotencyKey);
    const count = data.sent.length;
    const formatted = formatNumber(count, language);
    return {
      success: true,
      data,
      message: translator(language)("courierSending.told.manySent", { count, formatted }),
    };
  }),
  stopSending: calls.stopSending.handler(async ({ input, context }) => {
    const { language, seller_key: _, ...given } = input;
    const order = await stopSending(context.services, context, given, language);
    return { success: true, data: { order }, message: translator(language)("courierSending.told.stopped") };
  }),
};
