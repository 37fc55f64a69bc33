import { previewedProduct } from "@haat/contract/shared/reserved-labels";
import { api } from "../../http/call";
import { describeProduct } from "../catalogue/catalogue.usecases";
import { requireShop } from "../shop/shop.usecases";
import { describePreviewedProduct } from "./previewed-product.usecases";

export const productPageRoutes = {
  shopProductById: api.catalogue.shopProductById.handler(async ({ input, context: { services } }) => {
    const { language, sellerKey, slug } = input;
    const shop = await requireShop(services, sellerKey);
    const product =
      shop.previewDraft !== null && slug === previewedProduct
        ? await describePreviewedProduct(services, shop, shop.previewDraft, language)
        : await describeProduct(services, shop.id, slug, language);
    return { success: true, data: { product: [product] } };
  }),
};
