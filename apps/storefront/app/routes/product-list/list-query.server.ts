import { sortOrders, type SortOrder } from "@haat/contract/business-constants";
import { toLatinDigits } from "@haat/contract/latin-digits";

/** The filters, the order and the page of a product list, as the page's address carries them. */
export interface ListQuery {
  page: number;
  sortBy: SortOrder | undefined;
  /** Poisha. */
  minPrice: number | undefined;
  maxPrice: number | undefined;
  /** Id of the ribbon. */
  ribbon: number | undefined;
}

/** Reads a list's address. Amounts are taka in either script; what cannot be read counts as not given. */
export function readListQuery(query: URLSearchParams): ListQuery {
  const sort = query.get("sort_by");
  const page = Number(toLatinDigits(query.get("page") ?? ""));
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    sortBy: sortOrders.find((known) => known === sort),
    minPrice: readTaka(query.get("min_price")),
    maxPrice: readTaka(query.get("max_price")),
    ribbon: /^\d{1,9}$/.test(query.get("ribbon") ?? "") ? Number(query.get("ribbon")) : undefined,
  };
}

/** The same address with some of its parts changed; `undefined` takes one out. A changed filter starts at page one. */
export function withListQuery(
  query: URLSearchParams,
  change: Record<string, string | undefined>,
): Record<string, string> {
  const next = new Map<string, string>();
  for (const name of ["q", "ribbon", "sort_by", "min_price", "max_price", "page"]) {
    const value = name in change ? change[name] : name === "page" ? undefined : query.get(name);
    if (value) next.set(name, value);
  }
  return Object.fromEntries(next);
}

function readTaka(typed: string | null): number | undefined {
  const plain = toLatinDigits(typed ?? "").replace(/[৳,\s]/g, "");
  const poisha = Math.round(Number(plain) * 100);
  return plain !== "" && Number.isSafeInteger(poisha) && poisha >= 0 ? poisha : undefined;
}
