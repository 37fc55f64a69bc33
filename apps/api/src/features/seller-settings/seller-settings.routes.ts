import { formatMoney } from "@haat/i18n/money";
import { translator } from "@haat/i18n/translator";
import { sellerApi } from "../console-account/console-identity";
import { describeSettings, saveLeastOrder, saveVat } from "./seller-settings.usecases";

const calls = sellerApi.sellerSettings;

export const settingsRoutes = {
  settings: calls.settings.handler(async ({ context }) => ({
    success: true,
    data: { settings: await describeSettings(context.services, context.scope) },
  })),
  saveLeastOrder: calls.saveLeastOrder.handler(async ({ input, context }) => {
    const { language, least_order } = input;
    const settings = await saveLeastOrder(context.services, context, least_order);
    const translate = translator(language);
    const message =
      least_order === null
        ? translate("shopSettings.least.none")
        : translate("shopSettings.least.saved", { amount: formatMoney(least_order, language) });
    return { success: true, data: { settings }, message };
  }),
  saveVat: calls.saveVat.handler(async ({ input, context }) => {
    const { language, seller_key: _, ...given } = input;
    const settings = await saveVat(context.services, context, given);
    return { success: true, data: { settings }, message: translator(language)("shopSettings.vat.saved") };
  }),
};
