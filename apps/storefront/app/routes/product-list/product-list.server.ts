import { sortOrders } from "@haat/contract/business-constants";
import type { ProductCardData } from "@haat/contract/catalogue.contract";
import { formatMoney } from "@haat/i18n/money";
import { countSentence, productCardView } from "../../server/display.server";
import { componentLabels, productCardLabels } from "../../server/labels.server";
import type { RequestContext } from "../../server/request-context.server";
import type { ShopPaths } from "../../server/site-paths.server";
import { pageLinks } from "../../server/page-links.server";
import { withListQuery, type ListQuery } from "./list-query.server";

interface ProductPage {
  products: ProductCardData[];
  total: number;
  last_page: number;
  price_range: { min_price: number; max_price: number }[];
}

/** A page of products with its filters, order and page links, for the list of a category and for search alike. */
export function productListView(
  context: RequestContext,
  paths: ShopPaths,
  list: { page: ProductPage; query: ListQuery; search: URLSearchParams; action: string },
) {
  const { page, query, search, action } = list;
  const hrefWith = (change: Record<string, string | undefined>) => {
    const next = new URLSearchParams(withListQuery(search, change)).toString();
    return next ? `${action}?${next}` : action;
  };
  const taka = (amount: number) => formatMoney(amount, context.language);
  const chip = (name: "min_price" | "max_price", amount: number | undefined) => {
    if (amount === undefined) return [];
    const key = name === "min_price" ? "pages.list.minPrice" : "pages.list.maxPrice";
    const label = context.translate(key, { amount: taka(amount) });
    const removeLabel = context.translate("pages.list.removeFilter", { filter: label });
    return [{ label, removeLabel, removeHref: hrefWith({ [name]: undefined }) }];
  };
  const range = page.price_range[0];
  return {
    action,
    total: countSentence(context, "pages.list.total", page.total),
    products: page.products.map((product) => productCardView(context, paths, product)),
    clearHref: action,
    words: search.get("q") ?? "",
    ribbon: query.ribbon === undefined ? "" : String(query.ribbon),
    values: {
      sort: query.sortBy ?? "newest",
      minPrice: search.get("min_price") ?? "",
      maxPrice: search.get("max_price") ?? "",
    },
    bounds: { min: range ? taka(range.min_price) : "", max: range ? taka(range.max_price) : "" },
    sortOptions: sortOrders.map((value) => ({ value, label: context.translate(`pages.list.sort.${value}`) })),
    applied: [...chip("min_price", query.minPrice), ...chip("max_price", query.maxPrice)],
    ...pageLinks(context, page.last_page, query.page, (number) =>
      hrefWith({ page: number === 1 ? undefined : String(number) }),
    ),
  };
}

/** The words of a product list's components. */
export function listLabels(context: RequestContext) {
  const { breadcrumb, listControls, pagination } = componentLabels(context);
  const productCard = productCardLabels(context);
  return { breadcrumb, listControls, pagination, productCard, clear: context.translate("pages.list.clear") };
}
