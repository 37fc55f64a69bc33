import type { SearchMatch, SearchPage } from "@haat/contract/shop/catalogue.contract";
import type { PageLanguage, RequestContext } from "../../../server/http/request-context.server";
import type { ShopPaths } from "../../../urls/site-paths.server";
import type { Shop } from "../../../server/http/shop-of-page.server";
import { otherProducts } from "../product.server";

/** The heading: what is searched for, or that one may search. */
export function searchTitle({ translate }: PageLanguage, words: string): string {
  return words ? translate("pages.list.searchTitle", { words }) : translate("pages.list.searchEmptyTitle");
}

/** Says where the list is not quite what was asked for, and offers what may have been meant. */
export function searchNotice(
  { translate }: PageLanguage,
  paths: ShopPaths,
  words: string,
  page: { total: number; search_match: SearchMatch; did_you_mean: string | null },
) {
  if (page.total === 0 || page.search_match === "exact") return undefined;
  const { did_you_mean: meant, search_match } = page;
  return {
    text: translate(`shopPages.search.${search_match}`, { words }),
    other: meant
      ? {
          lead: translate("shopPages.search.didYouMean"),
          words: meant,
          href: `${paths.search}?${new URLSearchParams({ q: meant })}`,
        }
      : undefined,
  };
}

/** What a search that found nothing says, and the first way out of it; nothing where it found something. */
export function emptySearch(
  { translate }: PageLanguage,
  paths: ShopPaths,
  words: string,
  list: { products: readonly unknown[]; appliedCount: string; clearHref: string },
) {
  if (list.products.length > 0) return undefined;
  const title = translate("pages.list.searchEmpty");
  return list.appliedCount
    ? {
        title,
        text: translate("shopPages.search.filteredText", { words }),
        action: { label: translate("shopPages.list.clearFilters"), href: list.clearHref },
      }
    : {
        title,
        text: translate("pages.list.searchEmptyText", { words }),
        action: { label: translate("pages.list.clear"), href: paths.products("all") },
      };
}

/** The shop's categories, for who found nothing by words. */
export async function waysOn(context: RequestContext, { seller, paths }: Shop) {
  const { language, translate } = context;
  const answer = await context
    .client()
    .catalogue.shopProductCategory({ language, sellerKey: seller.seller_key });
  return {
    title: translate("shopPages.search.lookInCategories"),
    categories: answer.data.product_category.map(({ name, slug }) => ({ name, href: paths.products(slug) })),
  };
}

/** So many products leave most of a page empty. */
const few = 3;

/** What else there is where the best of what was found stands, for who found few; nothing where there are enough. */
export async function nearFew(
  context: RequestContext,
  shop: Shop,
  { products: found, first_category: category }: Pick<SearchPage, "products" | "first_category">,
) {
  const [best] = found;
  if (!best || !category || found.length > few) return undefined;
  const { products, ...row } = await otherProducts(context, shop, { ...best, category });
  const shown = new Set(found.map(({ slug }) => shop.paths.product(slug)));
  const others = products.filter(({ href }) => !shown.has(href));
  return others.length > 0 ? { ...row, products: others } : undefined;
}
