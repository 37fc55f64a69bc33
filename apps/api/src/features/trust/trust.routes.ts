import { translator } from "@haat/i18n/translator";
import { sellerApi } from "../console-account/console-identity";
import { allowPhone, describeShopTrust, refusePhone, saveShopTrust } from "./trust.usecases";

const calls = sellerApi.sellerTrust;

export const trustRoutes = {
  trust: calls.trust.handler(async ({ input, context }) => ({
    success: true,
    data: await describeShopTrust(context.services, context.scope, input.before),
  })),
  saveTrust: calls.saveTrust.handler(async ({ input, context }) => {
    const { language, seller_key: _, ...given } = input;
    const trust = await saveShopTrust(context.services, context, given);
    return { success: true, data: { trust }, message: translator(language)("trust.told.saved") };
  }),
  refusePhone: calls.refusePhone.handler(async ({ input, context }) => {
    const { language, seller_key: _, ...given } = input;
    const refusal = await refusePhone(context.services, context, given);
    return { success: true, data: { refusal }, message: translator(language)("trust.told.refused") };
  }),
  allowPhone: calls.allowPhone.handler(async ({ input, context }) => {
    await allowPhone(context.services, context, input.id_refusal);
    const message = translator(input.language)("trust.told.allowed");
    return { success: true, data: { id_refusal: input.id_refusal }, message };
  }),
};
