import { translator } from "@haat/i18n/translator";
import { tokenHashOf } from "../account/caller";
import { describeDevice } from "../account/device";
import { sellerApi } from "../console-account/console-identity";
import { addDevice, readAlerts, removeDevice, setTexts } from "./order-alert.usecases";

const calls = sellerApi.sellerOrderAlerts;

export const orderAlertRoutes = {
  orderAlerts: calls.orderAlerts.handler(async ({ context }) => ({
    success: true,
    data: await readAlerts(context.services, context.scope),
  })),
  addAlertDevice: calls.addAlertDevice.handler(async ({ input, context }) => {
    const { language, seller_key: _, ...given } = input;
    const owner = {
      scope: context.scope,
      actor: context.actor,
      // Without one nobody comes this far.
      sessionHash: tokenHashOf(context) ?? "",
      device: describeDevice(context.headers.userAgent),
    };
    await addDevice(context.services, owner, given, language);
    return { success: true, data: {}, message: translator(language)("orderAlerts.told.device") };
  }),
  removeAlertDevice: calls.removeAlertDevice.handler(async ({ input, context }) => {
    await removeDevice(context.services, context, input.device);
    return { success: true, data: {}, message: translator(input.language)("orderAlerts.told.removed") };
  }),
  saveOrderTexts: calls.saveOrderTexts.handler(async ({ input, context }) => {
    const { is_on, language } = input;
    await setTexts(context.services, context, is_on, language);
    const message = translator(language)(is_on ? "orderAlerts.told.textOn" : "orderAlerts.told.textOff");
    return { success: true, data: {}, message };
  }),
};
