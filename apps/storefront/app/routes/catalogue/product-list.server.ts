import { sortOrders, type SortOrder } from "@haat/contract/shared/business-constants";
import { formatMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import { countSentence, productCardView } from "../../server/present/display.server";
import { componentLabels, productCardLabels, withoutPlurals } from "../../server/present/labels.server";
import { pageLinks } from "../../server/present/page-links.server";
import type { PageLanguage, RequestContext } from "../../server/http/request-context.server";
import type { ShopPaths } from "../../urls/site-paths.server";
import { appliedOf, facetsOf, promotedOf } from "./list-filters.server";
import type { ProductPage } from "./list-page.server";
import { arePricesTurned, withoutFilters, writeListQuery, type ListQuery } from "./list-query.server";
import type { Shop } from "../../server/http/shop-of-page.server";

export interface ShownList {
  page: ProductPage;
  query: ListQuery;
  /** The list's path without a query. */
  action: string;
  /** What the order is where the address names none. */
  usualSort: SortOrder;
  /** A list of one ribbon has no filter for ribbons. */
  hasRibbons?: boolean;
}

/** A page of products with its filters, order and page links, for each of the lists. */
export function productListView(
  context: PageLanguage & Pick<RequestContext, "choices">,
  shop: Shop,
  list: ShownList,
) {
  const { page, query, action, usualSort, hasRibbons = true } = list;
  const hrefOf = (changed: ListQuery) => {
    const search = writeListQuery(changed).toString();
    return search ? `${action}?${search}` : action;
  };
  const filters = { query, filters: page.filters, total: page.total, hasRibbons, hrefOf };
  const applied = appliedOf(context, filters);
  const count = (number: number) => formatNumber(number, context.language);
  return {
    action,
    total: countSentence(context, "pages.list.total", page.total),
    products: page.products.map((product) => productCardView(context, shop, product)),
    clearHref: hrefOf(withoutFilters(query)),
    facets: facetsOf(context, filters),
    promoted: promotedOf(context, filters),
    applied,
    appliedCount: applied.length > 0 ? count(applied.length) : "",
    price: priceView(context, list),
    priceErrors: priceErrors(context, query),
    /** There is nothing to narrow or to sort. */
    isBare: page.total <= 1 && applied.length === 0 && page.last_page <= 1 && !isPriceTyped(query),
    sort: {
      selected: query.sortBy ?? usualSort,
      options: sortOrders.map((value) => ({ value, label: context.translate(`pages.list.sort.${value}`) })),
    },
    /** What the filters' form keeps, and what the order's does. */
    kept: {
      filters: hiddenOf({ ...withoutFilters(query), sortBy: query.sortBy }),
      sort: hiddenOf({ ...query, page: 1, sortBy: undefined }),
    },
    showLabel: context.translate("components.filterPanel.show", {
      count: page.total,
      number: count(page.total),
    }),
    ...pageLinks(context, page.last_page, query.page, (number) => hrefOf({ ...query, page: number })),
  };
}

const isPriceTyped = ({ minPrice, maxPrice }: ListQuery) => minPrice.typed !== "" || maxPrice.typed !== "";

function priceView({ language, translate }: PageLanguage, { page, query }: ShownList) {
  const [range] = page.price_range;
  const taka = (amount: number) => formatMoney(amount, language);
  const [min, max] = range ? [taka(range.min_price), taka(range.max_price)] : ["", ""];
  if (!isPriceTyped(query) && range?.min_price === range?.max_price) return undefined;
  return {
    values: { minPrice: query.minPrice.typed, maxPrice: query.maxPrice.typed },
    bounds: { min, max },
    hint: range && range.max_price > 0 ? translate("components.priceFilter.hint", { min, max }) : undefined,
  };
}

function priceErrors({ translate }: PageLanguage, query: ListQuery) {
  const unread = ({ typed, amount }: ListQuery["minPrice"]) =>
    typed !== "" && amount === undefined ? [translate("shopPages.list.priceUnread")] : undefined;
  const turned = arePricesTurned(query) ? [translate("shopPages.list.priceTurned")] : undefined;
  return { min_price: unread(query.minPrice) ?? turned, max_price: unread(query.maxPrice) };
}

/** A query as hidden fields, several values of one name as a list. */
function hiddenOf(query: ListQuery): Record<string, string[]> {
  const hidden: Record<string, string[]> = {};
  for (const [name, value] of writeListQuery(query)) (hidden[name] ??= []).push(value);
  return hidden;
}

/** The words of a product list's components. */
export function listLabels(context: PageLanguage) {
  const { breadcrumb, filterPanel, listControls, pagination, promotedFilters, sortControl } =
    componentLabels(context);
  return {
    breadcrumb,
    filterPanel: withoutPlurals(filterPanel),
    applied: { applied: listControls.applied, clear: listControls.clear },
    pagination,
    promotedFilters,
    sortControl,
    categories: context.translate("pages.shop.categories"),
    products: context.translate("shopPages.list.products"),
    productCard: productCardLabels(context),
  };
}

/** The document's title; from the second page on with its number, so that no two are alike. */
export function listTitle({ language, translate }: PageLanguage, title: string, { page }: ListQuery): string {
  return page === 1
    ? title
    : translate("shopPages.list.page", { title, formatted: formatNumber(page, language) });
}

/** What search engines and previews say of a list. */
export function listDescription(
  context: PageLanguage,
  { seller }: Shop,
  title: string,
  total: number,
): string {
  return context.translate("shopPages.list.description", {
    title,
    shop: seller.title,
    count: total,
    formatted: formatNumber(total, context.language),
  });
}

/** What an empty list says, and the way out of it; nothing where there are products. */
export function emptyList(
  { translate }: PageLanguage,
  paths: ShopPaths,
  list: { products: readonly unknown[]; appliedCount: string; clearHref: string },
) {
  if (list.products.length > 0) return undefined;
  return {
    title: translate("pages.list.empty"),
    text: translate("pages.list.emptyText"),
    action: list.appliedCount
      ? { label: translate("shopPages.list.clearFilters"), href: list.clearHref }
      : { label: translate("pages.list.clear"), href: paths.products("all") },
  };
}
