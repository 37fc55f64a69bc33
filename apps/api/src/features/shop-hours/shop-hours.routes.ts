import { translator } from "@haat/i18n/translator";
import { sellerApi } from "../console-account/console-identity";
import { addDaysOff, describeShopHours, removeDayOff, saveHours } from "./shop-hours.usecases";

const calls = sellerApi.sellerHours;

export const shopHoursRoutes = {
  hours: calls.hours.handler(async ({ context }) => ({
    success: true,
    data: await describeShopHours(context.services, context.scope),
  })),
  saveHours: calls.saveHours.handler(async ({ input, context }) => {
    const data = await saveHours(context.services, context, input.hours);
    return { success: true, data, message: translator(input.language)("shopHours.saved") };
  }),
  addDaysOff: calls.addDaysOff.handler(async ({ input, context }) => {
    const { language, seller_key: _, ...given } = input;
    const data = await addDaysOff(context.services, context, given);
    return { success: true, data, message: translator(language)("shopHours.off.added") };
  }),
  removeDayOff: calls.removeDayOff.handler(async ({ input, context }) => {
    const data = await removeDayOff(context.services, context, input.day);
    return { success: true, data, message: translator(input.language)("shopHours.off.removed") };
  }),
};
