import { formatNumber } from "@haat/i18n/numbers";
import { translator } from "@haat/i18n/translator";
import { setReplayHeader } from "../../http/idempotency";
import { sellerApi } from "../console-account/console-identity";
import { changeRibbonProducts, listProductsBesideRibbon } from "./ribbon-products.usecases";
import { changeShopRibbon, createShopRibbon, listShopRibbons, removeShopRibbon } from "./ribbon.usecases";

const calls = sellerApi.sellerRibbons;

export const sellerRibbonRoutes = {
  ribbons: calls.ribbons.handler(async ({ context }) => ({
    success: true,
    data: await listShopRibbons(context.services, context.scope),
  })),
  createRibbon: calls.createRibbon.handler(async ({ input, context }) => {
    const { language, seller_key: _, ...given } = input;
    const { services, idempotencyKey } = context;
    const { answer, isReplay } = await createShopRibbon(services, context, given, idempotencyKey);
    setReplayHeader(context, isReplay);
    const message = translator(language)("shopRibbons.told.created");
    return { success: true, data: { ribbon: answer }, message };
  }),
  changeRibbon: calls.changeRibbon.handler(async ({ input, context }) => {
    const { language, seller_key: _, id_ribbon: id, ...given } = input;
    const ribbon = await changeShopRibbon(context.services, context, { id, ...given });
    return { success: true, data: { ribbon }, message: translator(language)("shopRibbons.told.changed") };
  }),
  removeRibbon: calls.removeRibbon.handler(async ({ input, context }) => {
    const { language, id_ribbon } = input;
    const products = await removeShopRibbon(context.services, context, id_ribbon);
    const message = translator(language)("shopRibbons.told.removed");
    return { success: true, data: { products }, message };
  }),
  ribbonProducts: calls.ribbonProducts.handler(async ({ input, context }) => {
    const { language, id_ribbon: id, view, search, before } = input;
    const asked = { id, view, search, before };
    const data = await listProductsBesideRibbon(context.services, context.scope, language, asked);
    return { success: true, data };
  }),
  changeRibbonProducts: calls.changeRibbonProducts.handler(async ({ input, context }) => {
    const { language, id_ribbon: id, products, is_on: isOn } = input;
    const ribbon = await changeRibbonProducts(context.services, context, { id, products, isOn });
    const formatted = formatNumber(ribbon.product_count, language);
    const message = translator(language)("shopRibbons.told.products", { formatted });
    return { success: true, data: { ribbon }, message };
  }),
};
