import { sortOrders, type SortOrder } from "@haat/contract/shared/business-constants";
import { toLatinDigits } from "@haat/contract/shared/latin-digits";

/** The filters, the order and the page of a product list, as the page's address carries them. */
export interface ListQuery {
  page: number;
  sortBy: SortOrder | undefined;
  /** As it was typed, and what it is in poisha; `amount` is missing where it could not be read. */
  minPrice: TypedPrice;
  maxPrice: TypedPrice;
  /** Ids of ribbons, any of which will do. */
  ribbons: number[];
  /** Ids of attribute values. */
  attributes: string[];
  inStock: boolean;
  /** What is searched for; empty in a category. */
  words: string;
}

export interface TypedPrice {
  typed: string;
  /** Poisha. */
  amount: number | undefined;
}

/** Names of the query, in the order in which an address has them. */
export const listNames = {
  words: "q",
  inStock: "in_stock",
  ribbon: "ribbon",
  attribute: "attribute",
  minPrice: "min_price",
  maxPrice: "max_price",
  sort: "sort_by",
  page: "page",
} as const;

/** How many values of one kind an address may carry, as the API takes them. */
const mostValues = 20;
/** The longest search the API takes. */
const longestSearch = 100;

/** Reads a list's address. Amounts are taka in either script; what cannot be read counts as not given. */
export function readListQuery(query: URLSearchParams, pathWords = ""): ListQuery {
  const sort = query.get(listNames.sort);
  const page = Number(toLatinDigits(query.get(listNames.page) ?? ""));
  const ids = (name: string) =>
    [...new Set(query.getAll(name))].filter((id) => /^[1-9]\d{0,8}$/.test(id)).slice(0, mostValues);
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    sortBy: sortOrders.find((known) => known === sort),
    minPrice: readPrice(query.get(listNames.minPrice)),
    maxPrice: readPrice(query.get(listNames.maxPrice)),
    ribbons: ids(listNames.ribbon).map(Number),
    attributes: ids(listNames.attribute),
    inStock: query.get(listNames.inStock) === "1",
    words: (query.get(listNames.words) ?? pathWords).replaceAll("\0", "").trim().slice(0, longestSearch),
  };
}

/** The query of a list's address; a page is only in it where it is not the first. */
export function writeListQuery(query: ListQuery): URLSearchParams {
  const written = new URLSearchParams();
  const add = (name: string, value: string) => value && written.append(name, value);
  add(listNames.words, query.words);
  add(listNames.inStock, query.inStock ? "1" : "");
  for (const id of query.ribbons) add(listNames.ribbon, String(id));
  for (const id of query.attributes) add(listNames.attribute, id);
  add(listNames.minPrice, query.minPrice.typed);
  add(listNames.maxPrice, query.maxPrice.typed);
  add(listNames.sort, query.sortBy ?? "");
  add(listNames.page, query.page > 1 ? String(query.page) : "");
  return written;
}

/** The same list without any filter. */
export function withoutFilters(query: ListQuery): ListQuery {
  return { ...query, page: 1, ribbons: [], attributes: [], inStock: false, ...noPrices };
}

/** Whether both prices are there and the lower one is above the higher. */
export function arePricesTurned({ minPrice, maxPrice }: ListQuery): boolean {
  // Two numbers of a form beside each other: nothing is computed with what anything costs.
  // eslint-disable-next-line no-restricted-syntax
  return minPrice.amount !== undefined && maxPrice.amount !== undefined && minPrice.amount > maxPrice.amount;
}

/** No price at all. */
export const noPrice: TypedPrice = { typed: "", amount: undefined };
const noPrices = { minPrice: noPrice, maxPrice: noPrice };

function readPrice(value: string | null): TypedPrice {
  const typed = (value ?? "").slice(0, 30).trim();
  const plain = toLatinDigits(typed).replace(/[৳,\s]/g, "");
  const poisha = /^\d+(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : NaN;
  return { typed, amount: Number.isSafeInteger(poisha) ? poisha : undefined };
}
