import type { SortOrder } from "@haat/contract/business-constants";
import type { Services } from "../../http/call";
import { readCards, type CardRow } from "./product-list.repository";
import { listProducts, type ListedPage, type ListQuery, type ShopListing } from "./shop-listing";
import { findHits, readShopListing, type ProductSearch } from "./shop-listing.repository";

/** For so many products a second passes before a listing is read anew: the largest shop is no burden on the others. */
const productsPerSecond = 10_000;
/** From so many on it rests at all; below, reading it is quicker than noticing. */
const smallShop = 2000;

const restOf = ({ ids }: ShopListing) => (ids.length <= smallShop ? 0 : ids.length / productsPerSecond);

/** What a shop's lists look at: some seconds old at most in a small shop, and in a large one as often as it can be borne. */
export function listingOf({ db, remember }: Services, shopId: number): Promise<ShopListing> {
  return remember(`listing of shop ${shopId}`, () => readShopListing(db, shopId), {
    shopId,
    restSeconds: restOf,
  });
}

/** What a search finds in a shop. */
export function hitsOf({ db, remember }: Services, shopId: number, search: ProductSearch) {
  return remember(`hits in shop ${shopId}: ${JSON.stringify(search)}`, () => findHits(db, shopId, search), {
    shopId,
  });
}

/** A page of a list with its cards. */
export type CardPage = ListedPage & { rows: CardRow[] };

export async function readCardPage(
  services: Services,
  shopId: number,
  query: ListQuery,
  sort: SortOrder,
  page: { limit: number; offset: number },
): Promise<CardPage> {
  const listed = listProducts(await listingOf(services, shopId), query, sort, page);
  return { ...listed, rows: await readCards(services.db, shopId, listed.ids) };
}
