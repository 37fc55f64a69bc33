import { sellerApi } from "../console-account/console-identity";
import { listProductCategories, uploadProductPicture } from "./seller-product.usecases";

const calls = sellerApi.sellerProducts;

export const sellerProductRoutes = {
  productCategories: calls.productCategories.handler(async ({ input, context }) => ({
    success: true,
    data: { categories: await listProductCategories(context.services, context.scope, input.language) },
  })),
  uploadProductPicture: calls.uploadProductPicture.handler(async ({ input, context }) => ({
    success: true,
    data: { picture: await uploadProductPicture(context.services, context, input.picture) },
  })),
};
