import { business } from "@haat/contract/shared/business-constants";
import { formatNumber } from "@haat/i18n/numbers";
import { translator } from "@haat/i18n/translator";
import { sellerApi } from "../console-account/console-identity";
import { setProductStatus } from "./product-status.usecases";

const calls = sellerApi.sellerGoods;

export const sellerGoodsRoutes = {
  setProductStatus: calls.setProductStatus.handler(async ({ input, context }) => {
    const { language, status } = input;
    const products = await setProductStatus(context.services, context, language, input);
    const message = translator(language)(`stock.moved.${status}`, {
      count: products.length,
      formatted: formatNumber(products.length, language),
      name: products[0]?.name ?? "",
      days: formatNumber(business.binDays, language),
    });
    return { success: true, data: { status, products }, message };
  }),
};
