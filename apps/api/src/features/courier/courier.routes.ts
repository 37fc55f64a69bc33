import { translator } from "@haat/i18n/translator";
import { sellerApi } from "../console-account/console-identity";
import { consignmentsFile } from "./consignments-file.usecases";
import { listDayConsignments } from "./consignments.usecases";
import { listShopCouriers, saveShopCourier } from "./courier.usecases";
import { describeParcelOf, saveOrderParcel } from "./parcel.usecases";

const calls = sellerApi.sellerCouriers;

export const courierRoutes = {
  couriers: calls.couriers.handler(async ({ context }) => ({
    success: true,
    data: { couriers: await listShopCouriers(context.services, context.scope) },
  })),
  saveCourier: calls.saveCourier.handler(async ({ input, context }) => {
    const { language, seller_key: _, ...given } = input;
    const courier = await saveShopCourier(context.services, context, given);
    return { success: true, data: { courier }, message: translator(language)("couriers.told.saved") };
  }),
  parcel: calls.parcel.handler(async ({ input, context }) => ({
    success: true,
    data: { order: await describeParcelOf(context.services, context, input.order_id, input.language) },
  })),
  saveParcel: calls.saveParcel.handler(async ({ input, context }) => {
    const { language, seller_key: _, ...given } = input;
    const order = await saveOrderParcel(context.services, context, given, language);
    return { success: true, data: { order }, message: translator(language)("couriers.told.parcelSaved") };
  }),
  consignments: calls.consignments.handler(async ({ input, context }) => {
    const { day, courier, language } = input;
    return {
      success: true,
      data: await listDayConsignments(context.services, context, { day, courier }, language),
    };
  }),
  consignmentsFile: calls.consignmentsFile.handler(async ({ input, context }) => {
    const { day, courier, language } = input;
    const file = await consignmentsFile(context.services, context, { day, courier }, language);
    context.replyHeaders.set("content-disposition", `attachment; filename="${file.name}"`);
    context.replyHeaders.set("cache-control", "private, no-store");
    return file;
  }),
};
