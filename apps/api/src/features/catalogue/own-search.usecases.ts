import type { Services } from "../../http/call";
import { chooseSearch } from "./product-search.usecases";
import type { SearchHits } from "./shop-listing";
import { findHits, type ProductSearch } from "./shop-listing.repository";

/**
 * What a shop's own people find in it: by the rules of customers' searches, and in every state.
 * @returns ids, the best first, so many at most; nothing where no word was typed
 */
export async function findOwnProducts(
  services: Pick<Services, "db" | "cached">,
  shopId: number,
  text: string,
  most: number,
): Promise<number[] | undefined> {
  // What is chosen was looked for before: to rank a frequent word's products takes a while.
  const known = new Map<ProductSearch, SearchHits>();
  const hitsOf = async (search: ProductSearch) => {
    const hits = known.get(search) ?? (await findHits(services.db, shopId, search, "all"));
    known.set(search, hits);
    return hits;
  };
  const finds = async (search: ProductSearch) => (await hitsOf(search)).ids.length > 0;
  const { search } = await chooseSearch(services, shopId, text, finds);
  if (!search) return undefined;
  const { ids, ranks } = await hitsOf(search);
  return [...ids.keys()]
    .sort((one, other) => (ranks[other] ?? 0) - (ranks[one] ?? 0))
    .slice(0, most)
    .map((place) => ids[place] ?? 0);
}
