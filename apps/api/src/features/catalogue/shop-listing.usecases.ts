import type { Services } from "../../http/call";
import { cacheListing, ListingLost, type CachedListing } from "./cached-listing";
import type { ListQuestion } from "./list-question";
import { readCards, type ListRow } from "./product-list.repository";
import type { ListedPage } from "./shop-listing";
import { findFirstHits, findHits, readShopListing, type ProductSearch } from "./shop-listing.repository";

/** For so many products a second passes before a listing is read anew: the largest shop is no burden on the others. */
const productsPerSecond = 10_000;

/** From so many on it rests at all; below, reading it is quicker than noticing. */
const smallShop = 2000;

const restOf = ({ products }: CachedListing) => (products <= smallShop ? 0 : products / productsPerSecond);

/** What a shop's lists look at: some seconds old at most in a small shop, and in a large one as often as it can be borne. */
function listingOf({ db, cached }: Services, shopId: number): Promise<CachedListing> {
  const read = async () => cacheListing(shopId, await readShopListing(db, shopId));
  return cached(`listing of shop ${shopId}`, read, {
    shopId,
    restSeconds: restOf,
    elsewhere: {
      bytesOf: ({ bytes }) => bytes,
      isLost: ({ isLost }) => isLost,
      drop: (listing) => listing.drop(),
    },
  });
}

/** What a search finds in a shop. */
export function hitsOf({ db, cached }: Services, shopId: number, search: ProductSearch) {
  return cached(`hits in shop ${shopId}: ${JSON.stringify(search)}`, () => findHits(db, shopId, search), {
    shopId,
  });
}

/** The first of what a search finds in a shop, the best match before the others: a large shop's list is not read for them. */
export function firstHitsOf({ db, cached }: Services, shopId: number, search: ProductSearch, most: number) {
  return cached(
    `first ${most} hits in shop ${shopId}: ${JSON.stringify(search)}`,
    () => findFirstHits(db, shopId, search, most),
    { shopId },
  );
}

/** A page of a list with its cards. */
export type CardPage = ListedPage & { rows: ListRow[] };

/** The page; nothing where one of the chosen values is none of the shop's. */
export async function readCardPage(
  services: Services,
  shopId: number,
  question: ListQuestion,
): Promise<CardPage | undefined> {
  const ask = async () => (await listingOf(services, shopId)).ask(question);
  const listed = await ask().catch((error: unknown) => {
    if (error instanceof ListingLost) return ask();
    throw error;
  });
  return listed && { ...listed, rows: await readCards(services.db, shopId, listed.ids) };
}
