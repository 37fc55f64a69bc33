import { api } from "../../http/call";
import { readProductFeed } from "./product-feed.usecases";

export const productFeedRoutes = {
  shopProductFeed: api.productFeed.shopProductFeed.handler(async ({ input, context }) => {
    const { sellerKey, language, after = 0 } = input;
    return { success: true, data: await readProductFeed(context.services, { sellerKey, language, after }) };
  }),
};
