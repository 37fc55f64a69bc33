import { api } from "../../platform/call";
import { describeSeller, findStores, listTrades } from "./store.usecases";

export const storeRoutes = {
  sellerInfoByShop: api.store.sellerInfoByShop.handler(async ({ input, context }) => ({
    success: true,
    data: { seller: [await describeSeller(context.services, input.shop_name.toLowerCase(), input.language)] },
  })),
  webStoreFinder: api.store.webStoreFinder.handler(async ({ input, context }) => {
    const filter = {
      businessCategoryId: input.id_business_category,
      shopId: input.id_shop,
      place: input.address,
    };
    return { success: true, data: await findStores(context.services, filter, input.page, input.language) };
  }),
  allBusinessCategory: api.store.allBusinessCategory.handler(async ({ input, context }) => ({
    success: true,
    data: { all_business_categories: await listTrades(context.services, input.language) },
  })),
};
