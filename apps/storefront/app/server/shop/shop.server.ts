import { isReservedName } from "../../urls/platform-pages";
import { redirect } from "@remix-run/node";
import { attempt, type CallFailure } from "@haat/web-forms/call-failure.server";
import { closedShop, failureAsPage, pageFailure } from "../failure/page-failure.server";
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
  if (!found.ok) throw await withoutShop(context, shopName, found.failure);
  const seller = found.answer.data.seller[0];
  if (!seller) throw pageFailure(context, 420);
  // Neither is for search engines, nor for anybody's cache.
  if (seller.standing.is_preview || seller.standing.is_test) context.notePreview();
  return { seller, paths: context.paths.shop(seller.shop_name) };
}

/**
 * Instead of a shop's page: the same one under the name that the shop has now, a page that says that it is closed, or the
 * one for what is not there. Asked only where there is no shop, so that no page of one pays for it.
 */
async function withoutShop(
  context: RequestContext,
  shopName: string,
  failure: CallFailure,
): Promise<Response> {
  if (failure.code !== "store_not_found") return failureAsPage(context, failure);
  const { language } = context;
  const asked = context.client().shopAddress.shopWhereabouts({ language, shop_name: shopName });
  const found = await attempt(asked);
  if (!found.ok) return failureAsPage(context, found.failure);
  const { shop_name, title, is_open, is_closed_by_owner } = found.answer.data;
  if (!is_open)
    return closedShop(context, { shop_name, title }, is_closed_by_owner ? "closedByOwner" : "closed");
  return shop_name === shopName.toLowerCase()
    ? pageFailure(context, 420)
    : redirect(addressUnder(context, shop_name), 301);
}

/** The address that was asked for, of a shop that is called otherwise now. */
function addressUnder({ hostShop, path, paths }: RequestContext, shopName: string): string {
  if (hostShop !== undefined) return paths.shopOrigin(shopName) + path;
  return path.replace(/^(\/en)?\/[^/?]+/, `$1/${encodeURIComponent(shopName)}`);
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
