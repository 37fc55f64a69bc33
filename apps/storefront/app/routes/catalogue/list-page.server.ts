import type { SortOrder } from "@haat/contract/shared/business-constants";
import type { ProductCard, ProductFilters } from "@haat/contract/shop/catalogue.contract";
import { attempt } from "@haat/web-forms/call-failure.server";
import { failureAsPage } from "../../server/failure/page-failure.server";
import type { RequestContext } from "../../server/http/request-context.server";
import { arePricesTurned, type ListQuery } from "./list-query.server";

/** What every list of products answers with. */
export interface ProductPage {
  products: ProductCard[];
  total: number;
  last_page: number;
  price_range: { min_price: number; max_price: number }[];
  filters: ProductFilters;
}

/** A list's query as the calls take it; prices that cannot be are left out. */
export interface Narrowing {
  page: number;
  sort_by: SortOrder | undefined;
  ribbon: number[] | undefined;
  attribute: string[] | undefined;
  in_stock: "1" | undefined;
  min_price: number | undefined;
  max_price: number | undefined;
}

function narrowingOf(query: ListQuery): Narrowing {
  const isPriced = !arePricesTurned(query);
  return {
    page: query.page,
    sort_by: query.sortBy,
    ribbon: query.ribbons.length > 0 ? query.ribbons : undefined,
    attribute: query.attributes.length > 0 ? query.attributes : undefined,
    in_stock: query.inStock ? "1" : undefined,
    min_price: isPriced ? query.minPrice.amount : undefined,
    max_price: isPriced ? query.maxPrice.amount : undefined,
  };
}

/**
 * A page of a list, with the query that it answers. An old link may name a ribbon or a value that the list no longer has:
 * it is left out, so that no filter works unseen.
 * @param missing the page that says that there is no such list
 */
export async function readProductPage<Page extends ProductPage>(
  context: RequestContext,
  query: ListQuery,
  call: (narrowing: Narrowing) => PromiseLike<{ data: Page }>,
  missing: () => Promise<Response>,
): Promise<{ page: Page; query: ListQuery }> {
  const found = await attempt(call(narrowingOf(query)));
  const hasChoices = query.ribbons.length + query.attributes.length > 0;
  if (found.ok) {
    const known = hasChoices ? knownChoices(query, found.answer.data.filters) : query;
    if (known === query) return { page: found.answer.data, query };
    return readProductPage(context, known, call, missing);
  }
  if (found.failure.status !== 404) throw failureAsPage(context, found.failure);
  if (!hasChoices) throw await missing();
  return readProductPage(context, { ...query, ribbons: [], attributes: [] }, call, missing);
}

function knownChoices(query: ListQuery, { ribbons, attributes }: ProductFilters): ListQuery {
  const ribbonIds = new Set(ribbons.map((ribbon) => ribbon.id_ribbon));
  const valueIds = new Set(
    attributes.flatMap(({ values }) => values.map((value) => String(value.id_product_attribute))),
  );
  const known = {
    ...query,
    ribbons: query.ribbons.filter((id) => ribbonIds.has(id)),
    attributes: query.attributes.filter((id) => valueIds.has(id)),
  };
  const isSame =
    known.ribbons.length === query.ribbons.length && known.attributes.length === query.attributes.length;
  return isSame ? query : known;
}
