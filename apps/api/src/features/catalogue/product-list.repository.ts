import type { SortOrder } from "@haat/contract/business-constants";
import { and, asc, count, desc, eq, gte, lte, max, min, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../../platform/database";
import {
  globalAttributeTable,
  productAttributeValueTable,
  productCombinationTable,
  productRibbonTable,
  productTable,
} from "./catalogue.table";

/** What a product's card shows; `id_ribbon` is looked up among the shop's ribbons. */
export const cardColumns = {
  id: productTable.id,
  slug: productTable.slug,
  nameBn: productTable.nameBn,
  nameEn: productTable.nameEn,
  picture: productTable.picture,
  price: productTable.price,
  maxPrice: productTable.maxPrice,
  oldPrice: productTable.oldPrice,
  stock: productTable.stock,
  hasAttributes: productTable.hasAttributes,
  cardRibbonId: productTable.cardRibbonId,
};

/** The values of one attribute by their names in the shop's two languages; any of them will do. */
export interface AttributeChoice {
  attributeId: number;
  names: { bn: string; en: string }[];
}

/** What is searched for, as `tsquery`s over weighted words: A is the name, B the category, C the description. */
export interface ProductSearch {
  /** The whole text, folded. */
  text: string;
  matching: string;
  /** Where any word is enough: each of them, so that products with more of them come first. */
  groups: string[];
  typedInName: string;
  inName: string;
  inNameOrCategory: string;
}

/** Which products of a shop. Amounts are poisha; what is undefined does not narrow the list. */
export interface ProductQuery {
  shopId: number;
  categoryId?: number | undefined;
  ribbonId?: number | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  /** One of the values of each, all in one combination. */
  attributes: AttributeChoice[];
  search?: ProductSearch | undefined;
  /** Products with a higher id are newer than the list. */
  newestId?: number | undefined;
}

/** The filters of a list that it tells the choices for. */
type Filter = "ribbon" | "price" | "attributes";

/** The products of a query, of which some filters can be left out: a filter's own choices are not narrowed by it. */
function matching(query: ProductQuery, without: Filter[] = []): SQL | undefined {
  const { shopId, categoryId, newestId, search } = query;
  const isHeld = (filter: Filter) => !without.includes(filter);
  return and(
    eq(productTable.shopId, shopId),
    newestId === undefined ? undefined : lte(productTable.id, newestId),
    categoryId === undefined ? undefined : eq(productTable.categoryId, categoryId),
    search && sql`${productTable.searchVector} @@ ${search.matching}::tsquery`,
    isHeld("ribbon") ? wearsRibbon(query) : undefined,
    isHeld("price") ? isInPriceRange(query) : undefined,
    isHeld("attributes") ? comesIn(query) : undefined,
  );
}

function wearsRibbon({ ribbonId }: ProductQuery): SQL | undefined {
  if (ribbonId === undefined) return undefined;
  return sql`exists (
    select 1 from ${productRibbonTable}
    where ${productRibbonTable.shopId} = ${productTable.shopId}
      and ${productRibbonTable.productId} = ${productTable.id}
      and ${productRibbonTable.ribbonId} = ${ribbonId})`;
}

function isInPriceRange({ minPrice, maxPrice }: ProductQuery): SQL | undefined {
  return and(
    minPrice === undefined ? undefined : gte(productTable.price, minPrice),
    maxPrice === undefined ? undefined : lte(productTable.price, maxPrice),
  );
}

function comesIn({ attributes }: ProductQuery): SQL | undefined {
  if (attributes.length === 0) return undefined;
  const values = productAttributeValueTable;
  const hasOneOf = ({ attributeId, names }: AttributeChoice) => sql`exists (
    select 1 from ${values}
    where ${values.shopId} = ${productTable.shopId}
      and ${values.productId} = ${productTable.id}
      and ${values.globalAttributeId} = ${attributeId}
      and ${isNamedOneOf(names)}
      and ${values.id} = any(${productCombinationTable.valueIds}))`;
  return sql`exists (
    select 1 from ${productCombinationTable}
    where ${productCombinationTable.shopId} = ${productTable.shopId}
      and ${productCombinationTable.productId} = ${productTable.id}
      and ${and(...attributes.map(hasOneOf))})`;
}

function isNamedOneOf(names: AttributeChoice["names"]): SQL {
  const pairs = names.map(({ bn, en }) => sql`(${bn}, ${en})`);
  const { nameBn, nameEn } = productAttributeValueTable;
  return sql`(${nameBn}, ${nameEn}) in (${sql.join(pairs, sql`, `)})`;
}

/** A page of products in their order; the id settles what is equal, so that no two answers differ. */
export function listProducts(
  db: Queryable,
  query: ProductQuery,
  sort: SortOrder,
  page: { limit: number; offset: number },
) {
  return db
    .select(cardColumns)
    .from(productTable)
    .where(matching(query))
    .orderBy(...orderOf(sort, query.search), desc(productTable.id))
    .limit(page.limit)
    .offset(page.offset);
}
/** A row of a list, as a card needs it. */
export type CardRow = Awaited<ReturnType<typeof listProducts>>[number];

/** In-stock products first; in a search the better match before that. */
function orderOf(sort: SortOrder, search: ProductSearch | undefined): SQL[] {
  const isInStock = desc(sql`${productTable.stock} > 0`);
  switch (sort) {
    case "newest":
      return [isInStock, desc(productTable.publishedAt)];
    case "price_low":
      return [isInStock, asc(productTable.price)];
    case "price_high":
      return [isInStock, desc(productTable.price)];
    case "best_match":
      return [...(search ? rankOf(search) : []), isInStock, desc(productTable.soldCount)];
  }
}

/** Most of the words first; then the name itself, its beginning, its words, its words nearly, the category, the rest. */
function rankOf({ text, groups, typedInName, inName, inNameOrCategory }: ProductSearch): SQL[] {
  const { searchVector, nameBn, nameEn } = productTable;
  const found = groups.map((group) => sql`(${searchVector} @@ ${group}::tsquery)::int`);
  const beginsWithText = sql`(starts_with(lower(${nameBn}), ${text}) or starts_with(lower(${nameEn}), ${text}))`;
  const tier = sql`case
    when lower(${nameBn}) = ${text} or lower(${nameEn}) = ${text} then 0
    when ${beginsWithText} then 1
    when ${searchVector} @@ ${typedInName}::tsquery then 2
    when ${searchVector} @@ ${inName}::tsquery then 3
    when ${searchVector} @@ ${inNameOrCategory}::tsquery then 4
    else 5 end`;
  return [...(found.length > 0 ? [desc(sql`(${sql.join(found, sql` + `)})`)] : []), asc(tier)];
}

/**
 * What a list comes to: how many products it has, how many without its filters, the lowest and highest price before the
 * price filter, and the id of the newest product of the shop.
 */
export async function summarizeProducts(db: Queryable, query: ProductQuery) {
  const inRange = isInPriceRange(query) ?? sql`true`;
  const [summary] = await db
    .select({
      found: count(),
      total: sql`count(*) filter (where ${inRange})`.mapWith(Number),
      lowest: sql`coalesce(min(${productTable.price}), 0)`.mapWith(Number),
      highest: sql`coalesce(max(${productTable.price}), 0)`.mapWith(Number),
    })
    .from(productTable)
    .where(matching(query, ["price"]));
  return summary ?? { found: 0, total: 0, lowest: 0, highest: 0 };
}
export type ProductSummary = Awaited<ReturnType<typeof summarizeProducts>>;

/** The id of a shop's newest product; 0 where it has none. */
export async function findNewestId(db: Queryable, shopId: number): Promise<number> {
  const [newest] = await db
    .select({ id: max(productTable.id) })
    .from(productTable)
    .where(eq(productTable.shopId, shopId));
  return newest?.id ?? 0;
}

/** How many products of a query each ribbon gathers, whatever ribbon the query asks for. */
export function countByRibbon(db: Queryable, query: ProductQuery) {
  return db
    .select({ ribbonId: productRibbonTable.ribbonId, products: count() })
    .from(productTable)
    .innerJoin(
      productRibbonTable,
      and(
        eq(productRibbonTable.shopId, productTable.shopId),
        eq(productRibbonTable.productId, productTable.id),
      ),
    )
    .where(matching(query, ["ribbon"]))
    .groupBy(productRibbonTable.ribbonId);
}

/** How many products of a query come in each value of each attribute, whatever values the query asks for. */
export function countByAttribute(db: Queryable, query: ProductQuery) {
  const values = productAttributeValueTable;
  return db
    .select({
      attributeId: values.globalAttributeId,
      name: { bn: values.nameBn, en: values.nameEn },
      /** One of the value's ids: each product has its own. */
      id: min(values.id).mapWith(Number),
      swatch: min(values.swatch),
      products: count(),
    })
    .from(productTable)
    .innerJoin(values, and(eq(values.shopId, productTable.shopId), eq(values.productId, productTable.id)))
    .where(matching(query, ["attributes"]))
    .groupBy(values.globalAttributeId, values.nameBn, values.nameEn)
    .orderBy(asc(min(values.position)), asc(min(values.id)));
}

/** What a shop's products are chosen by, in its order. */
export function listGlobalAttributes(db: Queryable, shopId: number) {
  return db
    .select({
      id: globalAttributeTable.id,
      name: { bn: globalAttributeTable.nameBn, en: globalAttributeTable.nameEn },
    })
    .from(globalAttributeTable)
    .where(eq(globalAttributeTable.shopId, shopId))
    .orderBy(asc(globalAttributeTable.position), asc(globalAttributeTable.id));
}

/** The values of a shop with this id, or with this name in either language, in lower case. */
export function findAttributeValues(
  db: Queryable,
  shopId: number,
  wanted: { id: number } | { name: string },
) {
  const values = productAttributeValueTable;
  const isMeant =
    "id" in wanted
      ? eq(values.id, wanted.id)
      : sql`(lower(${values.nameBn}) = ${wanted.name} or lower(${values.nameEn}) = ${wanted.name})`;
  return db
    .selectDistinct({ attributeId: values.globalAttributeId, bn: values.nameBn, en: values.nameEn })
    .from(values)
    .where(and(eq(values.shopId, shopId), isMeant));
}

/** Whether a shop has any product that a search matches. */
export async function hasMatch(db: Queryable, shopId: number, search: ProductSearch): Promise<boolean> {
  const found = await db
    .select({ id: productTable.id })
    .from(productTable)
    .where(matching({ shopId, attributes: [], search }))
    .limit(1);
  return found.length > 0;
}
