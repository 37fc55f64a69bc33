import { api } from "../../http/call";
import { listShopPages, openShopPage } from "./extra-page.usecases";

export const extraPageRoutes = {
  shopExtraPages: api.extraPages.shopExtraPages.handler(async ({ input, context }) => ({
    success: true,
    data: { extra_pages: await listShopPages(context.services, input.sellerKey, input.language) },
  })),
  shopExtraPageById: api.extraPages.shopExtraPageById.handler(async ({ input, context }) => ({
    success: true,
    data: {
      extra_page: [await openShopPage(context.services, input.sellerKey, { id: input.id }, context.language)],
    },
  })),
  shopExtraPageBySlug: api.extraPages.shopExtraPageBySlug.handler(async ({ input, context }) => ({
    success: true,
    data: {
      extra_page: [
        await openShopPage(context.services, input.sellerKey, { slug: input.slug }, context.language),
      ],
    },
  })),
};
