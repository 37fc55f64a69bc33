import type { Seller } from "@haat/contract/store.contract";
import { attempt } from "./call-failure.server";
import { pageFailure } from "./page-failure.server";
import type { RequestContext } from "./request-context.server";
import type { ShopPaths } from "./site-paths.server";

export interface Shop {
  seller: Seller;
  paths: ShopPaths;
}

const sellers = new WeakMap<RequestContext, Promise<Seller | undefined>>();

/**
 * The shop that the host or the path names; asked for once a request, however many loaders need it. Throws the 420 page
 * where it does not exist, is not approved or is suspended (decisions.md, "Which shop").
 */
export async function loadShop(context: RequestContext, params: { shopName?: string }): Promise<Shop> {
  let asked = sellers.get(context);
  if (!asked) {
    asked = findSeller(context, context.hostShop ?? params.shopName ?? "");
    sellers.set(context, asked);
  }
  const seller = await asked;
  // A failure of its own for each loader: a response is read only once.
  if (!seller) throw pageFailure(context, 420);
  return { seller, paths: context.paths.shop(seller.shop_name) };
}

async function findSeller(context: RequestContext, shopName: string): Promise<Seller | undefined> {
  const found = await attempt(
    context.client().store.sellerInfoByShop({ language: context.language, shop_name: shopName }),
  );
  return found.ok ? found.answer.data.seller[0] : undefined;
}
