import type { Language } from "@haat/contract/shared/languages";
import { isClosedByOwner, isShown } from "@haat/contract/shared/shop-status";
import type { Services } from "../../http/call";
import { textIn } from "../../http/language";
import { DomainError } from "../../process/domain-error";
import * as addresses from "./shop-address.repository";

/** The link on a shop's papers: it leads to the shop, whatever its name is by then. */
export const shortLinkOf = (platformOrigin: string, sellerKey: string) => `${platformOrigin}/s/${sellerKey}`;

/** The same for one of its products. */
export const shortLinkOfProduct = (platformOrigin: string, sellerKey: string, productId: number) =>
  `${shortLinkOf(platformOrigin, sellerKey)}/p/${productId}`;

/** The same for one of its coupons, which it puts into the cart of who follows it. */
export const shortLinkOfCoupon = (platformOrigin: string, sellerKey: string, code: string) =>
  `${shortLinkOf(platformOrigin, sellerKey)}/c/${code}`;

/**
 * The name of the shop that a short link leads to.
 * @throws store_not_found
 */
export async function shopOfLink(services: Services, sellerKey: string): Promise<string> {
  const shop = await knownShop(services, sellerKey);
  return shop.slug;
}

/**
 * The shop and the product that a product's short link leads to; the product only while customers can meet it.
 * @throws store_not_found
 */
export async function productOfLink(
  services: Services,
  sellerKey: string,
  productId: number,
): Promise<{ shop_name: string; product_slug: string | null }> {
  const { db, cached } = services;
  const shop = await knownShop(services, sellerKey);
  const product = await cached(
    `product ${productId} of link ${sellerKey}`,
    () => addresses.findLiveProduct(db, shop.id, productId),
    { shopId: shop.id },
  );
  return { shop_name: shop.slug, product_slug: product?.slug ?? null };
}

async function knownShop({ db, cached }: Services, sellerKey: string) {
  const shop = await cached(`shop of link ${sellerKey}`, () => addresses.findShopOfLink(db, sellerKey));
  if (!shop) throw new DomainError("store_not_found");
  return shop;
}

/**
 * A shop by a name that it has or had, closed or not.
 * @throws store_not_found where no shop that was ever opened had it
 */
export async function shopKnownAs({ db, cached }: Services, name: string) {
  const shop = await cached(
    `whereabouts ${name}`,
    async () =>
      (await addresses.findOpenedShop(db, name)) ?? (await addresses.findShopByFormerName(db, name)),
  );
  if (!shop) throw new DomainError("store_not_found");
  return shop;
}

/**
 * Where a shop is whose pages are not found under a name.
 * @throws store_not_found where no shop that was ever opened had it
 */
export async function whereaboutsOf(services: Services, name: string, language: Language) {
  const shop = await shopKnownAs(services, name);
  return {
    shop_name: shop.slug,
    title: textIn(language, shop.title),
    is_open: isShown(shop.status),
    is_closed_by_owner: isClosedByOwner(shop.status),
  };
}
