import type { Seller } from "@haat/contract/shop/store.contract";
import { articleSlugs } from "../../server/content/articles.server";
import { attempt } from "@haat/web-forms/call-failure.server";
import type { RequestContext } from "../../server/http/request-context.server";
import type { MappedPage } from "../../server/seo/site-map.server";
import { sellPages } from "../../urls/sell-pages";
import type { PlatformPage } from "../../urls/site-paths.server";

/** The platform's own pages that search engines are told of. */
const platformPages: readonly PlatformPage[] = [
  "about",
  "blog",
  "contact",
  "faq",
  "find-store",
  "help-and-support",
  "privacy-policy",
  "terms-condition",
  "terms-of-use",
];

/** The names of a site's maps: the few pages that it always has, and page by page what there are many of. */
export async function mapParts(context: RequestContext): Promise<string[] | undefined> {
  const numbered = (name: string, last: number) =>
    Array.from({ length: last }, (_, index) => `${name}-${index + 1}`);
  if (!context.hostShop) {
    const { data } = await context.client().store.storeNames({ page: 1 });
    return ["pages", ...(data.total > 0 ? numbered("shops", data.last_page) : [])];
  }
  const seller = await findShop(context, context.hostShop);
  if (!seller) return undefined;
  const { data } = await productSlugs(context, seller, 1);
  return ["pages", ...(data.total > 0 ? numbered("products", data.last_page) : [])];
}

/** The pages of a map by its name; nothing where the site has no such map. */
export async function mappedPages(context: RequestContext, part: string): Promise<MappedPage[] | undefined> {
  const [, name, number] = /^(pages|shops|products)(?:-([1-9]\d{0,4}))?\.xml$/.exec(part) ?? [];
  if (!name || (name === "pages") !== (number === undefined)) return undefined;
  const page = Number(number);
  if (!context.hostShop) {
    if (name === "pages") return pagesOfPlatform(context);
    return name === "shops" ? homesOfShops(context, page) : undefined;
  }
  const seller = await findShop(context, context.hostShop);
  if (!seller || name === "shops") return undefined;
  return name === "pages" ? pagesOfShop(context, seller) : productsOfShop(context, seller, page);
}

/** Whether the site has a map. */
export const isMapped = async (context: RequestContext): Promise<boolean> =>
  !context.hostShop || (await findShop(context, context.hostShop)) !== undefined;

/** The shop of this host, or nothing where there is none, it is closed, or it is tried out alone. */
async function findShop(context: RequestContext, shop_name: string): Promise<Seller | undefined> {
  const { language } = context;
  const found = await attempt(context.client().store.sellerInfoByShop({ language, shop_name }));
  const seller = found.ok ? found.answer.data.seller[0] : undefined;
  return seller?.standing.is_test ? undefined : seller;
}

async function pagesOfPlatform(context: RequestContext): Promise<MappedPage[]> {
  const { client, language, paths } = context;
  const { data } = await client().store.allBusinessCategory({ language });
  // An empty trade is a page without anything to find.
  const trades = data.all_business_categories.filter((trade) => trade.store_count > 0);
  return [
    paths.platformHome,
    ...platformPages.map((page) => paths.platform(page)),
    ...sellPages.map((page) => paths.platform(`sell/${page}`)),
    paths.own.login,
    paths.own.signUp,
    ...(await articleSlugs(context)).map((slug) => paths.platform(`blog/${slug}`)),
    paths.storeSearch(),
    ...trades.map((trade) => paths.storeSearch(trade.id_business_category)),
  ].map((path) => ({ origin: paths.platformOrigin, path }));
}

async function homesOfShops({ client, paths }: RequestContext, page: number): Promise<MappedPage[]> {
  const { data } = await client().store.storeNames({ page });
  return data.stores.map((shop) => ({ origin: paths.mainOrigin(shop), path: "/" }));
}

async function pagesOfShop(
  { client, language, paths }: RequestContext,
  seller: Seller,
): Promise<MappedPage[]> {
  const { seller_key: sellerKey, shop_name } = seller;
  const { catalogue, extraPages } = client();
  const [categories, ribbons, extra] = await Promise.all([
    catalogue.shopProductCategory({ language, sellerKey }),
    catalogue.shopRibbons({ sellerKey }),
    extraPages.shopExtraPages({ language, sellerKey }),
  ]);
  const shop = paths.shop(shop_name);
  const origin = paths.mainOrigin(seller);
  return [
    shop.home,
    shop.categories,
    shop.products("all"),
    ...categories.data.product_category.map(({ slug }) => shop.products(slug)),
    ...ribbons.data.ribbons.map(({ id_ribbon }) => shop.ribbon(id_ribbon)),
    // What the shop links to nowhere is for who has its address.
    ...extra.data.extra_pages
      .filter(({ in_header, in_footer }) => in_header || in_footer)
      .map(({ slug }) => shop.extraPage(slug)),
  ].map((path) => ({ origin, path }));
}

async function productsOfShop(context: RequestContext, seller: Seller, page: number): Promise<MappedPage[]> {
  const { paths } = context;
  const { data } = await productSlugs(context, seller, page);
  const origin = paths.mainOrigin(seller);
  const shop = paths.shop(seller.shop_name);
  return data.products.map(({ slug }) => ({ origin, path: shop.product(slug) }));
}

function productSlugs({ client }: RequestContext, seller: Seller, page: number) {
  return client().catalogue.shopProductSlugs({ sellerKey: seller.seller_key, page });
}
