import { translator } from "@haat/i18n/translator";
import { setReplayHeader } from "../../http/idempotency";
import { sellerApi } from "../console-account/console-identity";
import { createProduct, listShopProducts, uploadProductPicture } from "./seller-product.usecases";

const calls = sellerApi.sellerProducts;

export const sellerProductRoutes = {
  products: calls.products.handler(async ({ input, context }) => ({
    success: true,
    data: await listShopProducts(context.services, context.scope, input.language, input.page),
  })),
  uploadProductPicture: calls.uploadProductPicture.handler(async ({ input, context }) => ({
    success: true,
    data: { picture: await uploadProductPicture(context.services, context, input.picture) },
  })),
  createProduct: calls.createProduct.handler(async ({ input, context }) => {
    const { language, picture, name, price, stock } = input;
    const given = { picture, name, price, stock };
    const { services, idempotencyKey } = context;
    const { product, isReplay } = await createProduct(services, context, language, given, idempotencyKey);
    setReplayHeader(context, isReplay);
    const message = translator(language)("goods.created", { name: product.name });
    return { success: true, data: { product }, message };
  }),
};
