import { business } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import type { Services } from "../../http/call";
import { requireShop } from "../shop/shop.usecases";
import { describeCard } from "./catalogue-display";
import { listShopCategories } from "./catalogue.usecases";
import { readCards } from "./product-list.repository";
import { chooseSearch } from "./product-search.usecases";
import type { ProductSearch } from "./shop-listing.repository";
import { firstHitsOf } from "./shop-listing.usecases";

/** The best products and the categories for what has been typed so far; together at most eight, nothing for nothing. */
export async function suggestProducts(
  services: Services,
  sellerKey: string,
  searchText: string,
  language: Language,
) {
  const { id: shopId } = await requireShop(services, sellerKey);
  const firstOf = (search: ProductSearch) => firstHitsOf(services, shopId, search, business.suggestions);
  const finds = async (search: ProductSearch) => (await firstOf(search)).length > 0;
  const { search } = await chooseSearch(services, shopId, searchText, finds);
  if (!search) return { products: [], product_category: [] };
  const named = await listShopCategories(services, sellerKey, language, searchText);
  const categories = named.slice(0, business.suggestions / 2);
  const best = (await firstOf(search)).slice(0, business.suggestions - categories.length);
  const rows = await readCards(services.db, shopId, best);
  const products = rows.map((row) => {
    const { id_product, slug, name, picture, price, price_varies } = describeCard(row, [], language);
    return { id_product, slug, name, picture, price, price_varies };
  });
  return { products, product_category: categories };
}
