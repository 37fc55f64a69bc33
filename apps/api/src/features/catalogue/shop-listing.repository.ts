import { sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { binarySearch } from "../../process/binary-search";
import {
  globalAttributeTable,
  productAttributeValueTable,
  productCombinationTable,
  productRibbonTable,
  productTable,
} from "./catalogue.table";
import type { ListedValue, SearchHits, ShopListing } from "./shop-listing";

/** What is searched for, as `tsquery`s: the first over all words, the others over those of the name and the category. */
export interface ProductSearch {
  matching: string;
  /** Where any word is enough: each of them, so that products with more of them come first. */
  groups: string[];
  /** From the widest on: what is found by one is found by those before it, and the more of them the better. */
  tiers: string[];
}

interface PackedListing {
  products: Uint8Array;
  newest: Uint8Array;
  price_low: Uint8Array;
  price_high: Uint8Array;
  best_match: Uint8Array;
  ribbons: Uint8Array;
  own_values: Uint8Array;
  combinations: Uint8Array;
  values: ListedValue[];
}

/**
 * Reads all that a shop's lists look at. PostgreSQL sorts and packs it as whole numbers of four bytes, which this process
 * only has to copy. Nothing is joined: without statistics, right after an import, it would go through all products for each
 * of their values.
 */
export async function readShopListing(db: Queryable, shopId: number): Promise<ShopListing> {
  const [own, made, worn] = [productAttributeValueTable, productCombinationTable, productRibbonTable];
  const { rows } = (await db.execute(sql`
    with p as materialized (
      select id, price, category_id, stock > 0 as in_stock, published_at, sold_count, has_attributes,
        (row_number() over (order by id) - 1)::int as place
      from ${productTable} where shop_id = ${shopId}),
    owned as materialized (
      select id, product_id, global_attribute_id as attribute, name_bn as bn, name_en as en, swatch, position,
        (dense_rank() over (order by global_attribute_id, name_bn collate "C", name_en collate "C") - 1)::int as value
      from ${own} where shop_id = ${shopId})
    select
      ${packed(
        sql`int4send(id) || int4send(category_id) || int4send(in_stock::int + 2 * has_attributes::int) || int8send(price)`,
        sql`place`,
      )} as products,
      ${packed(sql`int4send(place)`, sql`in_stock desc, published_at desc, id desc`)} as newest,
      ${packed(sql`int4send(place)`, sql`in_stock desc, price, id desc`)} as price_low,
      ${packed(sql`int4send(place)`, sql`in_stock desc, price desc, id desc`)} as price_high,
      ${packed(sql`int4send(place)`, sql`in_stock desc, sold_count desc, id desc`)} as best_match,
      (select coalesce(string_agg(int4send(ribbon_id) || int4send(product_id), ''), '')
        from ${worn} where shop_id = ${shopId}) as ribbons,
      (select coalesce(string_agg(int4send(id) || int4send(product_id) || int4send(value), '' order by id), '')
        from owned) as own_values,
      (select coalesce(string_agg(int4send(product_id) || int4send((stock > 0)::int) || int4send(value_ids[1])
          || int4send(coalesce(value_ids[2], -1)) || int4send(coalesce(value_ids[3], -1)), ''), '')
        from ${made} where shop_id = ${shopId}) as combinations,
      (select coalesce(json_agg(json_build_object('attributeId', attribute, 'bn', bn, 'en', en, 'swatch', swatch,
        'position', position) order by value), '[]') from (
        select value, attribute, bn, en, min(swatch) as swatch, min(position) as position
        from owned group by value, attribute, bn, en) as each) as values`)) as unknown as {
    rows: PackedListing[];
  };
  const [listing] = rows;
  if (!listing) throw new Error("A shop's listing was not read.");
  return unpacked(listing);
}

/** A column of all products, in an order. */
const packed = (bytes: SQL, order: SQL) =>
  sql`(select coalesce(string_agg(${bytes}, '' order by ${order}), '') from p)`;

/** PostgreSQL sends the highest byte first. */
function wholeNumbers(bytes: Uint8Array): Int32Array {
  const copy = Buffer.from(new ArrayBuffer(bytes.length));
  copy.set(bytes);
  copy.swap32();
  return new Int32Array(copy.buffer);
}

/** One column of rows that are so many numbers wide. */
function columnOf(rows: Int32Array, width: number, column: number): Int32Array {
  const values = new Int32Array(rows.length / width);
  for (let at = 0; at < values.length; at += 1) values[at] = rows[at * width + column]!;
  return values;
}

function unpacked(listing: PackedListing): ShopListing {
  const products = wholeNumbers(listing.products);
  const ids = columnOf(products, 5, 0);
  const flags = columnOf(products, 5, 2);
  const [high, low] = [columnOf(products, 5, 3), columnOf(products, 5, 4)];
  const placeOf = (id: number) => binarySearch(ids, id);
  const own = rowsOfProducts(
    wholeNumbers(listing.own_values),
    3,
    (row) => (flags[placeOf(row[1]!)] ?? 0) > 1,
  );
  const made = wholeNumbers(listing.combinations);
  const valueIds = columnOf(own, 3, 0);
  const valuesIn = (column: number) => columnOf(made, 5, column).map((id) => binarySearch(valueIds, id));
  return {
    ids,
    categoryIds: columnOf(products, 5, 1),
    inStock: Uint8Array.from(flags, (flag) => flag & 1),
    prices: Float64Array.from(high, (part, at) => part * 2 ** 32 + (low[at]! >>> 0)),
    orders: {
      newest: wholeNumbers(listing.newest),
      price_low: wholeNumbers(listing.price_low),
      price_high: wholeNumbers(listing.price_high),
      best_match: wholeNumbers(listing.best_match),
    },
    ribbons: placesByRibbon(wholeNumbers(listing.ribbons), placeOf),
    values: listing.values,
    ownValues: { ids: valueIds, places: columnOf(own, 3, 1).map(placeOf), values: columnOf(own, 3, 2) },
    combinations: {
      places: columnOf(made, 5, 0).map(placeOf),
      inStock: Uint8Array.from(columnOf(made, 5, 1)),
      ownValues: [valuesIn(2), valuesIn(3), valuesIn(4)],
    },
  };
}

/** Those of the rows, so many numbers wide, that are wanted. */
function rowsOfProducts(rows: Int32Array, width: number, isWanted: (row: Int32Array) => boolean): Int32Array {
  const wanted: number[] = [];
  for (let at = 0; at < rows.length; at += width) {
    const row = rows.subarray(at, at + width);
    if (isWanted(row)) wanted.push(...row);
  }
  return Int32Array.from(wanted);
}

function placesByRibbon(pairs: Int32Array, placeOf: (id: number) => number): Map<number, Int32Array> {
  const places = new Map<number, number[]>();
  for (let at = 0; at < pairs.length; at += 2) {
    const own = places.get(pairs[at]!) ?? [];
    own.push(placeOf(pairs[at + 1]!));
    places.set(pairs[at]!, own);
  }
  return new Map([...places].map(([ribbonId, own]) => [ribbonId, Int32Array.from(own)]));
}

/** What a search finds, with how well. */
export async function findHits(db: Queryable, shopId: number, search: ProductSearch): Promise<SearchHits> {
  const { rows } = (await db.execute(sql`
    select coalesce(string_agg(int4send(id) || int4send(${rankOf(search)}), ''), '') as hits
    from ${productTable} where shop_id = ${shopId} and search_vector @@ ${search.matching}::tsquery`)) as unknown as {
    rows: { hits: Uint8Array }[];
  };
  const hits = wholeNumbers(rows[0]?.hits ?? new Uint8Array());
  return { ids: columnOf(hits, 2, 0), ranks: columnOf(hits, 2, 1) };
}

/** How many of the words are found, and among equals the best tier. */
function rankOf({ groups, tiers }: ProductSearch): SQL {
  const found = groups.map((group) => sql`(name_vector @@ ${group}::tsquery)::int`);
  // Most products fall out at the first one, so that the others are not asked.
  const cases = tiers.map((tier, place) => sql`when not name_vector @@ ${tier}::tsquery then ${place}::int`);
  const matched = found.length > 0 ? sql`(${sql.join(found, sql` + `)})` : sql`0`;
  const tier = cases.length > 0 ? sql`case ${sql.join(cases, sql` `)} else ${tiers.length}::int end` : sql`0`;
  return sql`${matched} * 16 + ${tier}`;
}

/** What a shop's products are chosen by, in its order. */
export function listGlobalAttributes(db: Queryable, shopId: number) {
  const { id, nameBn, nameEn, position } = globalAttributeTable;
  return db
    .select({ id, name: { bn: nameBn, en: nameEn } })
    .from(globalAttributeTable)
    .where(sql`${globalAttributeTable.shopId} = ${shopId}`)
    .orderBy(position, id);
}

export type AttributeRow = Awaited<ReturnType<typeof listGlobalAttributes>>[number];
