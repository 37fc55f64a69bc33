import { isReservedName } from "../../urls/platform-pages";
import { attempt } from "@haat/web-forms/call-failure.server";
import { failureAsPage, pageFailure } from "../failure/page-failure.server";
import type { RequestContext } from "../http/request-context.server";
import type { Shop } from "../http/shop-of-page.server";

const sellers = new WeakMap<RequestContext, ReturnType<typeof findSeller>>();
/** What a shop may be called: anything else, such as `robots.txt`, is no shop but a page that is not there. */
const shopNames = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

/** Whether a shop may be called so. */
export const isShopName = (name: string) => canBeHost(name) && !isReservedName(name);

/** Whether a shop's own host may be called so: no page is in its way there, so one that had the name first keeps its host. */
export const canBeHost = (name: string) => shopNames.test(name) && name.toLowerCase() !== "www";

/**
 * The shop that the host or the path names; asked for once a request, however many loaders need it. Throws the 420 page
 * where it does not exist, is not approved or is suspended.
 */
export async function loadShop(context: RequestContext, params: { shopName?: string }): Promise<Shop> {
  const shopName = context.hostShop ?? params.shopName ?? "";
  const isPossible = context.hostShop === undefined ? isShopName : canBeHost;
  if (!isPossible(shopName)) throw pageFailure(context, 404);
  let asked = sellers.get(context);
  if (!asked) {
    asked = findSeller(context, shopName);
    sellers.set(context, asked);
  }
  const found = await asked;
  // A failure of its own for each loader: a response is read only once.
  if (!found.ok) throw failureAsPage(context, found.failure);
  const seller = found.answer.data.seller[0];
  if (!seller) throw pageFailure(context, 420);
  return { seller, paths: context.paths.shop(seller.shop_name) };
}

/** A shop by its name; nothing where it is not there, or closed by now. */
export async function findShop(context: RequestContext, shopName: string): Promise<Shop | undefined> {
  const found = await findSeller(context, shopName);
  if (!found.ok && found.failure.code !== "store_not_found") throw failureAsPage(context, found.failure);
  const seller = found.ok ? found.answer.data.seller[0] : undefined;
  return seller && { seller, paths: context.paths.shop(seller.shop_name) };
}

function findSeller(context: RequestContext, shopName: string) {
  return attempt(
    context.client().store.sellerInfoByShop({ language: context.language, shop_name: shopName }),
  );
}
