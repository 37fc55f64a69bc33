import { store } from "@haat/contract/shop/store.contract";
import { api } from "../../http/call";
import { linkPages } from "../../http/page-links";
import {
  describeSeller,
  findStores,
  listStoreNames,
  listBusinessCategories,
  requireBusinessCategory,
} from "./store.usecases";
import { findStoresByPlace } from "./stores-by-place.usecases";

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
    const page = { page: input.page, perPage: input.per_page };
    const found = await findStores(context.services, filter, page, input.language);
    const links = linkPages(store.webStoreFinder, input, found.last_page, context.replyHeaders);
    return { success: true, data: { ...found, ...links } };
  }),
  storesByPlace: api.store.storesByPlace.handler(async ({ input, context }) => {
    const { language, page, relation, per_page: perPage } = input;
    const place = { cityId: input.id_city, areaId: input.id_area ?? null };
    const filter = { businessCategoryId: input.id_business_category, place: input.address };
    const asked = { place, relation, filter, page, perPage };
    const found = await findStoresByPlace(context.services, asked, language);
    const links = linkPages(store.storesByPlace, input, found.last_page, context.replyHeaders);
    return { success: true, data: { ...found, ...links } };
  }),
  storeNames: api.store.storeNames.handler(async ({ input, context }) => {
    const page = await listStoreNames(context.services, input.page);
    const links = linkPages(store.storeNames, input, page.last_page, context.replyHeaders);
    return { success: true, data: { ...page, ...links } };
  }),
  allBusinessCategory: api.store.allBusinessCategory.handler(async ({ input, context }) => ({
    success: true,
    data: { all_business_categories: await listBusinessCategories(context.services, input.language) },
  })),
  businessCategory: api.store.businessCategory.handler(async ({ input, context }) => ({
    success: true,
    data: {
      business_category: [await requireBusinessCategory(context.services, input.id, context.language)],
    },
  })),
};
