import { translator } from "@haat/i18n/translator";
import { setReplayHeader } from "../../http/idempotency";
import { sellerApi } from "../console-account/console-identity";
import {
  createProduct,
  listProductCategories,
  uploadProductPicture,
} from "./seller-product.usecases";

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
  createProduct: calls.createProduct.handler(async ({ input, context }) => {
    const { language, picture, name, price, stock, id_category } = input;
    const given = { picture, name, price, stock, ...(id_category !== undefined && { id_category }) };
    const { services, idempotencyKey } = context;
    const made = await createProduct(services, context, language, given, idempotencyKey);
    const { product, isReplay, isWaiting } = made;
    setReplayHeader(context, isReplay);
    const message = translator(language)(isWaiting ? "goods.createdWaiting" : "goods.created", {
      name: product.name,
    });
    return { success: true, data: { product }, message };
  }),
};
