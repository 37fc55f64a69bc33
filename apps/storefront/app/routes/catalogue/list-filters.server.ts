import type { ProductFilters } from "@haat/contract/shop/catalogue.contract";
import { formatMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import type { AppliedFilter } from "@haat/ui/commerce/applied-filters/applied-filters";
import type { Facet, FacetValue } from "@haat/ui/commerce/filter-panel/filter-panel";
import type { PromotedFilter } from "@haat/ui/commerce/promoted-filters/promoted-filters";
import type { PageLanguage } from "../../server/http/request-context.server";
import { listNames, noPrice, type ListQuery } from "./list-query.server";

/** How many ribbons are promoted above the list, beside the stock. */
const promotedRibbons = 3;

/** What a list can be narrowed by, and how its filters stand now. */
export interface ListFilters {
  query: ListQuery;
  filters: ProductFilters;
  /** How many products the list has as it is. */
  total: number;
  /** A list of one ribbon has no filter for ribbons. */
  hasRibbons: boolean;
  hrefOf: (query: ListQuery) => string;
}

const toggled = <Value>(values: Value[], value: Value) =>
  values.includes(value) ? values.filter((each) => each !== value) : [...values, value];

/** The groups of ticks in the filter panel: stock, ribbons, then the shop's attributes. */
export function facetsOf(context: PageLanguage, list: ListFilters): Facet[] {
  const { query, filters, hasRibbons } = list;
  const { language, translate } = context;
  const valueOf = (value: string, label: string, count: number, selected: boolean): FacetValue => ({
    value,
    label,
    count: formatNumber(count, language),
    selected: selected || undefined,
    empty: count === 0 || undefined,
  });
  const inStock = translate("shopPages.list.inStock");
  const stock: Facet = {
    name: listNames.inStock,
    label: translate("shopPages.list.stock"),
    values: [valueOf("1", inStock, filters.in_stock_count, query.inStock)],
  };
  const ribbons: Facet = {
    name: listNames.ribbon,
    label: translate("shopPages.list.ribbons"),
    values: filters.ribbons.map(({ id_ribbon: id, name, product_count }) =>
      valueOf(String(id), name, product_count, query.ribbons.includes(id)),
    ),
  };
  const attributes = filters.attributes.map((attribute) => ({
    name: listNames.attribute,
    label: attribute.global_attribute_name,
    values: attribute.values.map(({ id_product_attribute: id, name, product_count }) =>
      valueOf(String(id), name, product_count, query.attributes.includes(String(id))),
    ),
  }));
  const isUseful = ({ values }: Facet) => values.length > 0;
  return [stock, ...(hasRibbons ? [ribbons] : []), ...attributes].filter(isUseful);
}

/**
 * The most wanted filters, each a link that puts it on or takes it off; none that leaves all as it is, or nothing. Of ribbons any
 * will do: beside one that is on, another adds to the list whatever it has.
 */
export function promotedOf(context: PageLanguage, list: ListFilters): PromotedFilter[] {
  const { query, filters, total, hasRibbons, hrefOf } = list;
  const count = (number: number) => formatNumber(number, context.language);
  const narrows = (left: number) => left > 0 && left < total;
  const ribbons = hasRibbons ? filters.ribbons : [];
  const changes = (left: number) => (query.ribbons.length > 0 ? left > 0 : narrows(left));
  const wanted = ribbons
    .filter(({ id_ribbon: id, product_count }) => query.ribbons.includes(id) || changes(product_count))
    .slice(0, promotedRibbons);
  const inStock = {
    label: context.translate("shopPages.list.inStock"),
    href: hrefOf({ ...query, page: 1, inStock: !query.inStock }),
    count: count(filters.in_stock_count),
    selected: query.inStock,
  };
  return [
    ...(query.inStock || narrows(filters.in_stock_count) ? [inStock] : []),
    ...wanted.map(({ id_ribbon: id, name, product_count }) => ({
      label: name,
      href: hrefOf({ ...query, page: 1, ribbons: toggled(query.ribbons, id) }),
      count: count(product_count),
      selected: query.ribbons.includes(id),
    })),
  ];
}

/** The filters in use, each with the list without it. */
export function appliedOf(context: PageLanguage, list: ListFilters): AppliedFilter[] {
  const { query, filters, hrefOf } = list;
  const { language, translate } = context;
  const chip = (label: string, without: ListQuery): AppliedFilter => ({
    label,
    removeHref: hrefOf({ ...without, page: 1 }),
    removeLabel: translate("pages.list.removeFilter", { filter: label }),
  });
  const price = (name: "minPrice" | "maxPrice") => {
    const { amount } = query[name];
    if (amount === undefined) return [];
    const label = translate(`pages.list.${name}`, { amount: formatMoney(amount, language) });
    return [chip(label, { ...query, [name]: noPrice })];
  };
  const ribbons = filters.ribbons.filter(({ id_ribbon: id }) => query.ribbons.includes(id));
  const values = filters.attributes
    .flatMap((attribute) => attribute.values)
    .filter(({ id_product_attribute: id }) => query.attributes.includes(String(id)));
  return [
    ...(query.inStock ? [chip(translate("shopPages.list.inStock"), { ...query, inStock: false })] : []),
    ...ribbons.map(({ id_ribbon: id, name }) =>
      chip(name, { ...query, ribbons: toggled(query.ribbons, id) }),
    ),
    ...values.map(({ id_product_attribute: id, name }) =>
      chip(name, { ...query, attributes: toggled(query.attributes, String(id)) }),
    ),
    ...price("minPrice"),
    ...price("maxPrice"),
  ];
}
