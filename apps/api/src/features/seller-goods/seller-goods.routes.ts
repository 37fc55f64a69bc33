import { business } from "@haat/contract/shared/business-constants";
import { formatNumber } from "@haat/i18n/numbers";
import { formatMoney } from "@haat/i18n/money";
import { translator } from "@haat/i18n/translator";
import { sellerApi } from "../console-account/console-identity";
import { listShopGoods, setProductPrice } from "./goods-list.usecases";
import { examineProduct } from "./product-doctor.usecases";
import { drawProductQr } from "./product-qr.usecases";
import { setProductStatus } from "./product-status.usecases";

/** How many products a sentence names. */
const namedAtMost = 5;

const calls = sellerApi.sellerGoods;

export const sellerGoodsRoutes = {
  goods: calls.goods.handler(async ({ input, context }) => ({
    success: true,
    data: await listShopGoods(context.services, context.scope, input.language, input),
  })),
  productQr: calls.productQr.handler(async ({ input, context }) => {
    const file = await drawProductQr(context.services, context.scope, input);
    context.replyHeaders.set("content-disposition", `attachment; filename="${file.name}"`);
    context.replyHeaders.set("cache-control", "private, no-store");
    return file;
  }),
  productDoctor: calls.productDoctor.handler(async ({ input, context }) => {
    const { language, id_product: id } = input;
    const asked = { language, id, shopStatus: context.shop.status };
    return {
      success: true,
      data: { findings: await examineProduct(context.services, context.scope, asked) },
    };
  }),
  setPrice: calls.setPrice.handler(async ({ input, context }) => {
    const { language } = input;
    const data = await setProductPrice(context.services, context, language, input);
    const price = formatMoney(data.price, language);
    return { success: true, data, message: translator(language)("stock.priced", { price }) };
  }),
  setProductStatus: calls.setProductStatus.handler(async ({ input, context }) => {
    const { language, status } = input;
    const { products, left } = await setProductStatus(context.services, context, language, input);
    const translate = translator(language);
    const moved = translate(`stock.moved.${status}`, {
      count: products.length,
      formatted: formatNumber(products.length, language),
      name: products[0]?.name ?? "",
      days: formatNumber(business.binDays, language),
    });
    const shown = left.slice(0, namedAtMost).map(({ name }) => name);
    const others = left.length - shown.length;
    const without = translate("stock.leftWithout", {
      count: left.length,
      formatted: formatNumber(left.length, language),
      names: others > 0 ? `${shown.join(", ")}, …` : shown.join(", "),
    });
    const message = left.length > 0 ? `${moved} ${without}` : moved;
    return { success: true, data: { status, products, left }, message };
  }),
};
