import { business } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import type { Services } from "../../http/call";
import { requireShop } from "../shop/shop.usecases";
import { describeCard } from "./catalogue-display";
import { listShopCategories } from "./catalogue.usecases";
import { chooseSearch } from "./product-search.usecases";
import type { ProductSearch } from "./shop-listing.repository";
import { hitsOf, readCardPage } from "./shop-listing.usecases";

const firstOnes = { limit: business.suggestions, offset: 0 };

/** The best products and the categories for what has been typed so far; together at most eight, nothing for nothing. */
export async function suggestProducts(
  services: Services,
  sellerKey: string,
  searchText: string,
  language: Language,
) {
  const { id: shopId } = await requireShop(services, sellerKey);
  const finds = async (search: ProductSearch) => (await hitsOf(services, shopId, search)).ids.length > 0;
  const { search } = await chooseSearch(services, shopId, searchText, finds);
  if (!search) return { products: [], product_category: [] };
  const named = await listShopCategories(services, sellerKey, language, searchText);
  const categories = named.slice(0, business.suggestions / 2);
  const query = { ribbonIds: [], chosen: [], hits: await hitsOf(services, shopId, search) };
  const found = await readCardPage(services, shopId, { query, sort: "best_match", part: firstOnes });
  const rows = (found?.rows ?? []).slice(0, business.suggestions - categories.length);
  const products = rows.map((row) => {
    const { id_product, slug, name, picture, price, price_varies } = describeCard(row, [], language);
    return { id_product, slug, name, picture, price, price_varies };
  });
  return { products, product_category: categories };
}
