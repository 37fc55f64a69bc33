import { catalogue } from "@haat/contract/shop/catalogue.contract";
import { api } from "../../http/call";
import { linkPages } from "../../http/page-links";
import {
  listProductSlugs,
  listRibbonProducts,
  listShelves,
  listShopCategories,
  listShopRibbons,
} from "./catalogue.usecases";
import { findShopProducts, listCategoryProducts, listProductsOfRibbon } from "./product-list.usecases";
import { listShopBanners, showShopHome } from "./shop-home.usecases";
import { suggestProducts } from "./search-suggestion.usecases";

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
  shopHome: api.catalogue.shopHome.handler(async ({ input, context }) => ({
    success: true,
    data: await showShopHome(context.services, input.sellerKey, input.language),
  })),
  shopRibbons: api.catalogue.shopRibbons.handler(async ({ input, context }) => ({
    success: true,
    data: { ribbons: await listShopRibbons(context.services, input.sellerKey, context.language) },
  })),
  shopRibbonProducts: api.catalogue.shopRibbonProducts.handler(async ({ input, context }) => ({
    success: true,
    data: {
      ribbons: await listRibbonProducts(context.services, input.sellerKey, input.language),
      shelves: await listShelves(context.services, input.sellerKey, input.language),
    },
  })),
  shopProductsByCategory: api.catalogue.shopProductsByCategory.handler(async ({ input, context }) => {
    const { before, ...page } = await listCategoryProducts(context.services, input.categorySlug, input);
    const { shopProductsByCategory: call } = catalogue;
    const links = linkPages(call, { ...input, before }, page.last_page, context.replyHeaders);
    return { success: true, data: { ...page, ...links } };
  }),
  shopRibbonProductsById: api.catalogue.shopRibbonProductsById.handler(async ({ input, context }) => {
    const { before, ...page } = await listProductsOfRibbon(context.services, input.ribbonId, input);
    const { shopRibbonProductsById: call } = catalogue;
    const links = linkPages(call, { ...input, before }, page.last_page, context.replyHeaders);
    return { success: true, data: { ...page, ...links } };
  }),
  shopProducts: api.catalogue.shopProducts.handler(async ({ input, context }) => {
    const { before, ...page } = await findShopProducts(context.services, input.searchText, input);
    const { shopProducts: call } = catalogue;
    const links = linkPages(call, { ...input, before }, page.last_page, context.replyHeaders);
    return { success: true, data: { ...page, ...links } };
  }),
  searchSuggestions: api.catalogue.searchSuggestions.handler(async ({ input, context }) => ({
    success: true,
    data: await suggestProducts(context.services, input.sellerKey, input.searchText, input.language),
  })),
  shopProductSlugs: api.catalogue.shopProductSlugs.handler(async ({ input, context }) => {
    const page = await listProductSlugs(context.services, input.sellerKey, input.page);
    const { shopProductSlugs: call } = catalogue;
    const links = linkPages(call, input, page.last_page, context.replyHeaders);
    return { success: true, data: { ...page, ...links } };
  }),
};
