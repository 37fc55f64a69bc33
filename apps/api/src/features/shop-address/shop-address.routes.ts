import { api } from "../../http/call";
import { shopAtHost } from "../shop-domain/shop-at-host.usecases";
import { productOfLink, shopOfLink, whereaboutsOf } from "./shop-address.usecases";

export const shopAddressRoutes = {
  shopLink: api.shopAddress.shopLink.handler(async ({ input, context }) => ({
    success: true,
    data: { shop_name: await shopOfLink(context.services, input.sellerKey) },
  })),
  productLink: api.shopAddress.productLink.handler(async ({ input, context }) => ({
    success: true,
    data: await productOfLink(context.services, input.sellerKey, input.id_product),
  })),
  shopWhereabouts: api.shopAddress.shopWhereabouts.handler(async ({ input, context }) => ({
    success: true,
    data: await whereaboutsOf(context.services, input.shop_name.toLowerCase(), input.language),
  })),
  shopAtHost: api.shopAddress.shopAtHost.handler(async ({ input, context }) => ({
    success: true,
    data: await shopAtHost(context.services, input.host),
  })),
};
