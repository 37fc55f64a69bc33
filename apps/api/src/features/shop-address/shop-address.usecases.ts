import type { Language } from "@haat/contract/shared/languages";
import type { Services } from "../../http/call";
import { textIn } from "../../http/language";
import { DomainError } from "../../process/domain-error";
import * as addresses from "./shop-address.repository";

/**
 * The name of the shop that a short link leads to.
 * @throws store_not_found
 */
export async function shopOfLink({ db, cached }: Services, sellerKey: string): Promise<string> {
  const shop = await cached(`shop of link ${sellerKey}`, () => addresses.findShopOfLink(db, sellerKey));
  if (!shop) throw new DomainError("store_not_found");
  return shop.slug;
}

/**
 * Where a shop is whose pages are not found under a name.
 * @throws store_not_found where no shop that was ever opened had it
 */
export async function whereaboutsOf({ db, cached }: Services, name: string, language: Language) {
  const shop = await cached(
    `whereabouts ${name}`,
    async () =>
      (await addresses.findOpenedShop(db, name)) ?? (await addresses.findShopByFormerName(db, name)),
  );
  if (!shop) throw new DomainError("store_not_found");
  return {
    shop_name: shop.slug,
    title: textIn(language, shop.title),
    is_open: shop.status !== "suspended",
  };
}
