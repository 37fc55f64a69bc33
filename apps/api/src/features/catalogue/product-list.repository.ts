import type { SortOrder } from "@haat/contract/business-constants";
import { and, eq, gte, inArray, lte, max, sql, type GetColumnData, type SQL } from "drizzle-orm";
import type { Queryable } from "../../platform/database";
import { productRibbonTable, productTable } from "./catalogue.table";
import { comesIn, goesWithChoice, isHad, valuesOf, type CombinationQuery } from "./product-choice.repository";

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

/** What is searched for, as `tsquery`s: the first over all words, the others over those of the name and the category. */
export interface ProductSearch {
  matching: string;
  /** Where any word is enough: each of them, so that products with more of them come first. */
  groups: string[];
  /** From the widest on: what is found by one is found by those before it, and the more of them the better. */
  tiers: string[];
}

/** Which products of a shop. Amounts are poisha; what is undefined does not narrow the list. */
export interface ProductQuery extends CombinationQuery {
  categoryId?: number | undefined;
  /** Any of them will do; none does not narrow the list. */
  ribbonIds: number[];
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  search?: ProductSearch | undefined;
  /** Products with a higher id are newer than the list. */
  newestId?: number | undefined;
}

/** Where a page begins and how long it is. */
export interface PageOfList {
  limit: number;
  offset: number;
}

/**
 * A page of products, with what the whole list comes to. A filter's own choices are counted as if it were not there; the
 * price range is that of the list before the price filter. All of it is one query, because most of the work is to find the
 * products once.
 */
export async function readList(
  db: Queryable,
  query: ProductQuery,
  sort: SortOrder,
  page: PageOfList,
): Promise<ProductList> {
  const found = findProducts(query, sort === "best_match");
  const isWorn = sql`has_ribbon`;
  const isPaid = sql`has_price`;
  const isMade = query.inStock ? sql`is_had` : sql`has_values`;
  const ribbons = productRibbonTable;
  const { rows } = (await db.execute(sql`with found as (${found})
    select json_build_object(
      'rows', (select coalesce(json_agg(each), '[]') from (
        select ${card} from (
          select id, row_number() over () as place from (
            select id from found where ${isWorn} and ${isPaid} and ${isMade}
            order by ${orderOf(sort)}, id desc limit ${page.limit} offset ${page.offset}) as ordered) as page
        join ${productTable} on ${productTable.shopId} = ${query.shopId} and ${productTable.id} = page.id
        order by place) as each),
      'found', (select count(*) from found),
      'summary', (select json_build_object(
        'total', count(*) filter (where ${isPaid} and ${isMade}),
        'inStock', count(*) filter (where ${isPaid} and is_had),
        'lowest', coalesce(min(price) filter (where ${isMade}), 0),
        'highest', coalesce(max(price) filter (where ${isMade}), 0)) from found where ${isWorn}),
      'byRibbon', (select coalesce(json_agg(each), '[]') from (
        select ${ribbons.ribbonId} as "ribbonId", count(*) filter (where ${isPaid} and ${isMade}) as products
        from found join ${ribbons} on ${ribbons.shopId} = ${query.shopId} and ${ribbons.productId} = found.id
        group by ${ribbons.ribbonId}) as each),
      'byAttribute', (select coalesce(json_agg(each), '[]') from (
        select own."attributeId", own.bn, own.en, min(own.id) as id, min(own.swatch) as swatch,
          count(*) filter (where ${isWorn} and ${isPaid} and ${goesWithChoice(query)}) as products
        from found cross join lateral (${valuesOf(query.shopId, sql`found.id`)}) as own
        where has_attributes
        group by own."attributeId", own.bn, own.en
        order by min(own.position), min(own.id)) as each)
    ) as list`)) as unknown as { rows: { list: ProductList }[] };
  return rows[0]?.list ?? emptyList;
}

/** The columns of a card by their names. */
const card = sql.join(
  Object.entries(cardColumns).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`),
  sql`, `,
);

/** A row of a list, as a card needs it. */
export type CardRow = { [Column in keyof typeof cardColumns]: GetColumnData<(typeof cardColumns)[Column]> };

/** A page of a list, with what the whole list comes to. */
export interface ProductList {
  rows: CardRow[];
  /** How many there are before the filters. */
  found: number;
  summary: { total: number; inStock: number; lowest: number; highest: number };
  byRibbon: { ribbonId: number; products: number }[];
  /** `id` is one of the value's ids: each product has its own. */
  byAttribute: {
    attributeId: number;
    bn: string;
    en: string;
    id: number;
    swatch: string | null;
    products: number;
  }[];
}

const emptyList: ProductList = {
  ...{ rows: [], found: 0, byRibbon: [], byAttribute: [] },
  summary: { total: 0, inStock: 0, lowest: 0, highest: 0 },
};

/** The products of a query before its filters, with what they are sorted by and whether each filter lets them pass. */
function findProducts(query: ProductQuery, isRanked: boolean): SQL {
  const { id, price, stock, publishedAt, soldCount, hasAttributes } = productTable;
  const { matched, tier } = isRanked && query.search ? rankOf(query.search) : unranked;
  return sql`select ${id}, ${price}, ${stock} > 0 as in_stock, ${publishedAt}, ${soldCount}, ${hasAttributes},
      ${matched} as matched, ${tier} as tier,
      ${wearsRibbon(query)} as has_ribbon, ${isInPriceRange(query)} as has_price, ${comesIn(query)} as has_values,
      ${isHad(query)} as is_had
    from ${productTable} where ${matching(query)}`;
}

function matching({ shopId, categoryId, newestId, search }: ProductQuery): SQL | undefined {
  return and(
    eq(productTable.shopId, shopId),
    newestId === undefined ? undefined : lte(productTable.id, newestId),
    categoryId === undefined ? undefined : eq(productTable.categoryId, categoryId),
    search && sql`${productTable.searchVector} @@ ${search.matching}::tsquery`,
  );
}

const always = sql`true`;

function wearsRibbon({ ribbonIds }: ProductQuery): SQL {
  if (ribbonIds.length === 0) return always;
  return sql`exists (
    select 1 from ${productRibbonTable}
    where ${productRibbonTable.shopId} = ${productTable.shopId}
      and ${productRibbonTable.productId} = ${productTable.id}
      and ${inArray(productRibbonTable.ribbonId, ribbonIds)})`;
}

function isInPriceRange({ minPrice, maxPrice }: ProductQuery): SQL {
  const isInRange = and(
    minPrice === undefined ? undefined : gte(productTable.price, minPrice),
    maxPrice === undefined ? undefined : lte(productTable.price, maxPrice),
  );
  return isInRange ?? always;
}

/** In-stock products first; among what is searched for the better match before that. The id settles what is equal. */
function orderOf(sort: SortOrder): SQL {
  switch (sort) {
    case "newest":
      return sql`in_stock desc, published_at desc`;
    case "price_low":
      return sql`in_stock desc, price`;
    case "price_high":
      return sql`in_stock desc, price desc`;
    case "best_match":
      return sql`matched desc, tier desc, in_stock desc, sold_count desc`;
  }
}

const unranked = { matched: sql`0`, tier: sql`0` };

function rankOf({ groups, tiers }: ProductSearch): { matched: SQL; tier: SQL } {
  const { nameVector } = productTable;
  const found = groups.map((group) => sql`(${nameVector} @@ ${group}::tsquery)::int`);
  // Most products fall out at the first one, so that the others are not asked.
  const cases = tiers.map(
    (tier, place) => sql`when not ${nameVector} @@ ${tier}::tsquery then ${place}::int`,
  );
  return {
    matched: found.length > 0 ? sql`(${sql.join(found, sql` + `)})` : sql`0`,
    tier: cases.length > 0 ? sql`case ${sql.join(cases, sql` `)} else ${tiers.length}::int end` : sql`0`,
  };
}

/** The id of a shop's newest product; 0 where it has none. */
export async function findNewestId(db: Queryable, shopId: number): Promise<number> {
  const [newest] = await db
    .select({ id: max(productTable.id) })
    .from(productTable)
    .where(eq(productTable.shopId, shopId));
  return newest?.id ?? 0;
}
