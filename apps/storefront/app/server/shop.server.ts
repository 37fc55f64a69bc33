import type { Seller } from "@haat/contract/store.contract";
import { attempt } from "./call-failure.server";
import { pageFailure } from "./page-failure.server";
import type { RequestContext } from "./request-context.server";
import type { ShopPaths } from "./site-paths.server";

export interface Shop {
  seller: Seller;
  paths: ShopPaths;
}

const shops = new WeakMap<RequestContext, Promise<Shop>>();

/**
 * The shop that the host or the path names; asked for once a request, however many loaders need it. Throws the 420 page
 * where it does not exist, is not approved or is suspended (decisions.md, "Which shop").
 */
export function loadShop(context: RequestContext, params: { shopName?: string }): Promise<Shop> {
  let shop = shops.get(context);
  if (!shop) {
    shop = findShop(context, context.hostShop ?? params.shopName ?? "");
    shops.set(context, shop);
  }
  return shop;
}

async function findShop(context: RequestContext, shopName: string): Promise<Shop> {
  const found = await attempt(
    context.client().store.sellerInfoByShop({ language: context.language, shop_name: shopName }),
  );
  const seller = found.ok ? found.answer.data.seller[0] : undefined;
  if (!seller) throw pageFailure(context, 420);
  return { seller, paths: context.paths.shop(seller.shop_name) };
}
