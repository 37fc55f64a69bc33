import { api } from "../../platform/call";
import {
  describeProduct,
  findShopProducts,
  listCategoryProducts,
  listRibbonProducts,
  listShopBanners,
  listShopCategories,
  listShopRibbons,
} from "./catalogue.usecases";

export const catalogueRoutes = {
  shopProductCategory: api.catalogue.shopProductCategory.handler(async ({ input, context }) => ({
    success: true,
    data: {
      product_category: await listShopCategories(
        context.services,
        input.sellerKey,
        input.language,
        input.filter,
      ),
    },
  })),
  shopBannersList: api.catalogue.shopBannersList.handler(async ({ input, context }) => ({
    success: true,
    data: { banners: await listShopBanners(context.services, input.sellerKey, input.language) },
  })),
  shopRibbons: api.catalogue.shopRibbons.handler(async ({ input, context }) => ({
    success: true,
    data: { ribbons: await listShopRibbons(context.services, input.sellerKey, input.language) },
  })),
  shopRibbonProducts: api.catalogue.shopRibbonProducts.handler(async ({ input, context }) => ({
    success: true,
    data: { ribbons: await listRibbonProducts(context.services, input.sellerKey, input.language) },
  })),
  shopProductsByCategory: api.catalogue.shopProductsByCategory.handler(async ({ input, context }) => {
    const { categorySlug, ...request } = input;
    return { success: true, data: await listCategoryProducts(context.services, categorySlug, request) };
  }),
  shopProducts: api.catalogue.shopProducts.handler(async ({ input, context }) => {
    const { searchText, ...request } = input;
    return { success: true, data: await findShopProducts(context.services, searchText, request) };
  }),
  shopProductById: api.catalogue.shopProductById.handler(async ({ input, context }) => ({
    success: true,
    data: {
      product: [await describeProduct(context.services, input.sellerKey, input.slug, input.language)],
    },
  })),
};
