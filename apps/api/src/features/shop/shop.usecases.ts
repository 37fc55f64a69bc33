import type { Services } from "../../http/call";
import { DomainError } from "../../process/domain-error";
import { findShopByKey, type ShopRow } from "./shop.repository";

/** A shop by what names it, for features whose rows are a shop's. */
export { findShopByKey, findShopBySlug, findShopIdByOrderPrefix, type ShopRow } from "./shop.repository";

/**
 * The shop behind a `{sellerKey}`, some seconds old at most.
 * @throws store_not_found where it does not exist, is not approved or is suspended.
 */
export async function requireShop({ db, cached }: Services, sellerKey: string): Promise<ShopRow> {
  const shop = await cached(`shop by key ${sellerKey}`, () => findShopByKey(db, sellerKey));
  if (!shop) throw new DomainError("store_not_found");
  return shop;
}
