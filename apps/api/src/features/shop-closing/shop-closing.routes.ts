import { translator } from "@haat/i18n/translator";
import { sellerApi } from "../console-account/console-identity";
import { closeShop, readClosing, reopenShop } from "./shop-closing.usecases";

const calls = sellerApi.sellerClosing;

export const shopClosingRoutes = {
  shopClosing: calls.shopClosing.handler(async ({ context }) => ({
    success: true,
    data: { closing: await readClosing(context.services, context.scope) },
  })),
  closeShop: calls.closeShop.handler(async ({ input, context }) => ({
    success: true,
    data: { closing: await closeShop(context.services, context, input) },
    message: translator(input.language)("shopClosing.told.closed"),
  })),
  reopenShop: calls.reopenShop.handler(async ({ input, context }) => ({
    success: true,
    data: { closing: await reopenShop(context.services, context) },
    message: translator(input.language)("shopClosing.told.reopened"),
  })),
};
