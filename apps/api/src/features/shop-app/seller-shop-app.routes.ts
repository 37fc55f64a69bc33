import { translator } from "@haat/i18n/translator";
import { sellerApi } from "../console-account/console-identity";
import { drawPaper } from "./paper.usecases";
import { askForApp, describeSellerApp, saveFingerprints } from "./seller-shop-app.usecases";

const calls = sellerApi.sellerShopApp;

export const sellerShopAppRoutes = {
  shopApp: calls.shopApp.handler(async ({ input, context }) => ({
    success: true,
    data: { shop_app: await describeSellerApp(context.services, context, input.language) },
  })),
  makeShopApp: calls.makeShopApp.handler(async ({ context }) => {
    await askForApp(context.services, context);
    const message = translator(context.language)("shopApp.answers.asked");
    return { success: true, data: { status: 1 }, message };
  }),
  saveFingerprints: calls.saveFingerprints.handler(async ({ input, context }) => {
    const fingerprints = await saveFingerprints(context.services, context, input.fingerprints);
    const message = translator(context.language)("shopApp.answers.saved");
    return { success: true, data: { fingerprints }, message };
  }),
  shopAppPaper: calls.shopAppPaper.handler(async ({ input, context }) => {
    const file = await drawPaper(context.services, context, input.paper, input.language);
    context.replyHeaders.set("content-disposition", `attachment; filename="${file.name}"`);
    context.replyHeaders.set("cache-control", "private, no-store");
    return file;
  }),
};
