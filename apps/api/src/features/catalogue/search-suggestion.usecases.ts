import { business } from "@haat/contract/business-constants";
import type { Language } from "@haat/contract/languages";
import type { Services } from "../../platform/call";
import { openShop } from "../store/store.usecases";
import { describeCard } from "./catalogue-display";
import { listShopCategories } from "./catalogue.usecases";
import { readList, type ProductSearch } from "./product-list.repository";
import { chooseSearch } from "./product-search.usecases";

const firstOnes = { limit: business.suggestions, offset: 0 };

/** The best products and the categories for what has been typed so far; together at most eight, nothing for nothing. */
export async function suggestProducts(
  services: Services,
  sellerKey: string,
  searchText: string,
  language: Language,
) {
  const { id: shopId } = await openShop(services, sellerKey);
  const read = (search: ProductSearch) =>
    services.remember(
      `suggestions of shop ${shopId}: ${search.matching}`,
      () => readList(services.db, { shopId, ribbonIds: [], attributes: [], search }, "best_match", firstOnes),
      { shopId },
    );
  const finds = async (search: ProductSearch) => (await read(search)).found > 0;
  const { search } = await chooseSearch(services, shopId, searchText, finds);
  if (!search) return { products: [], product_category: [] };
  const named = await listShopCategories(services, sellerKey, language, searchText);
  const categories = named.slice(0, business.suggestions / 2);
  const found = await read(search);
  const rows = found.rows.slice(0, business.suggestions - categories.length);
  const products = rows.map((row) => {
    const { id_product, slug, name, picture } = describeCard(row, [], language);
    return { id_product, slug, name, picture };
  });
  return { products, product_category: categories };
}
