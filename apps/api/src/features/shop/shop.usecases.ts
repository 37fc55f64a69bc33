import type { Services } from "../../http/call";
import { Refusal } from "../../process/errors";
import { findShopByKey, type Shop } from "./shop.repository";

/** A shop by what names it, for features whose rows are a shop's. */
export { findShopByKey, findShopBySlug, findShopIdByOrderPrefix, type Shop } from "./shop.repository";

/**
 * The shop behind a `{sellerKey}`, some seconds old at most.
 * @throws store_not_found where it does not exist, is not approved or is suspended.
 */
export async function openShop({ db, remember }: Services, sellerKey: string): Promise<Shop> {
  const shop = await remember(`shop by key ${sellerKey}`, () => findShopByKey(db, sellerKey));
  if (!shop) throw new Refusal("store_not_found");
  return shop;
}
