import { api } from "../../http/call";
import { describePublicApp } from "./public-app.usecases";

export const shopAppRoutes = {
  shopApp: api.shopApp.shopApp.handler(async ({ input, context }) => ({
    success: true,
    data: { shop_app: await describePublicApp(context.services, input.sellerKey, input.language) },
  })),
};
