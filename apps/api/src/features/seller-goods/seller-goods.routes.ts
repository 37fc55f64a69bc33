import { business } from "@haat/contract/shared/business-constants";
import { formatNumber } from "@haat/i18n/numbers";
import { formatMoney } from "@haat/i18n/money";
import { translator } from "@haat/i18n/translator";
import { sellerApi } from "../console-account/console-identity";
import { listShopGoods, setProductPrice } from "./goods-list.usecases";
import { setProductStatus } from "./product-status.usecases";

const calls = sellerApi.sellerGoods;

export const sellerGoodsRoutes = {
  goods: calls.goods.handler(async ({ input, context }) => ({
    success: true,
    data: await listShopGoods(context.services, context.scope, input.language, input),
  })),
  setPrice: calls.setPrice.handler(async ({ input, context }) => {
    const { language } = input;
    const data = await setProductPrice(context.services, context, language, input);
    const price = formatMoney(data.price, language);
    return { success: true, data, message: translator(language)("stock.priced", { price }) };
  }),
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
