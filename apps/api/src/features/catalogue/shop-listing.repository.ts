import { sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import {
  globalAttributeTable,
  isLive,
  productAttributeValueTable,
  productCombinationTable,
  productRibbonTable,
  productTable,
} from "./catalogue.table";
import { columnOf, packedColumns, wholeNumbers, type PackedListing } from "./packed-listing";
import type { SearchHits } from "./shop-listing";

/** What is searched for, as `tsquery`s: the first over all words, the others over those of the name and the category. */
export interface ProductSearch {
  matching: string;
  /** Where any word is enough: each of them, so that products with more of them come first. */
  groups: string[];
  /** From the widest on: what is found by one is found by those before it, and the more of them the better. */
  tiers: string[];
}

/** A column is read in pieces of so many bytes: who reads a large one goes on with other things in between. */
const pieceBytes = 65_536;

/**
 * Reads all that a shop's lists look at. PostgreSQL sorts and packs it as whole numbers of four bytes, which this process
 * only has to copy. Nothing is joined: without statistics, right after an import, it would go through all products for each
 * of their values.
 */
export async function readShopListing(db: Queryable, shopId: number): Promise<PackedListing> {
  const [own, made, worn] = [productAttributeValueTable, productCombinationTable, productRibbonTable];
  const columns: Record<keyof PackedListing, SQL> = {
    products: packed(
      sql`int4send(id) || int4send(category_id) || int4send(in_stock::int + 2 * has_attributes::int) || int8send(price)`,
      sql`place`,
    ),
    newest: packed(sql`int4send(place)`, sql`in_stock desc, published_at desc, id desc`),
    price_low: packed(sql`int4send(place)`, sql`in_stock desc, price, id desc`),
    price_high: packed(sql`int4send(place)`, sql`in_stock desc, price desc, id desc`),
    best_match: packed(sql`int4send(place)`, sql`in_stock desc, sold_count desc, id desc`),
    ribbons: sql`select string_agg(int4send(ribbon_id) || int4send(product_id), '') from ${worn} where shop_id = ${shopId}`,
    own_values: sql`select string_agg(int4send(id) || int4send(product_id) || int4send(value), '' order by id) from owned`,
    combinations: sql`select string_agg(int4send(product_id) || int4send((stock > 0)::int) || int4send(value_ids[1])
      || int4send(coalesce(value_ids[2], -1)) || int4send(coalesce(value_ids[3], -1)), '')
      from ${made} where shop_id = ${shopId} and not hidden`,
    values: sql`select convert_to(coalesce(json_agg(json_build_object('attributeId', attribute, 'bn', bn, 'en', en,
      'swatch', swatch, 'position', position) order by value), '[]')::text, 'UTF8') from (
      select value, attribute, bn, en, min(swatch) as swatch, min(position) as position
      from owned group by value, attribute, bn, en) as each`,
  };
  const each = packedColumns.map((name) => sql`(${name}, (${columns[name]}))`);
  const { rows } = (await db.execute(sql`
    with p as materialized (
      select id, price, category_id, stock > 0 as in_stock, published_at, sold_count, has_attributes,
        (row_number() over (order by id) - 1)::int as place
      from ${productTable} where shop_id = ${shopId} and ${isLive}),
    owned as materialized (
      select id, product_id, global_attribute_id as attribute, name_bn as bn, name_en as en, swatch, position,
        (dense_rank() over (order by global_attribute_id, name_bn collate "C", name_en collate "C") - 1)::int as value
      from ${own} where shop_id = ${shopId}),
    columns (name, bytes) as materialized (values ${sql.join(each, sql`, `)})
    select name, piece, substr(bytes, 1 + piece * ${pieceBytes}::int, ${pieceBytes}::int) as bytes
    from columns, generate_series(0, (octet_length(bytes) - 1) / ${pieceBytes}::int) as piece`)) as unknown as {
    rows: { name: keyof PackedListing; piece: number; bytes: Uint8Array }[];
  };
  const listing = Object.fromEntries(packedColumns.map((name) => [name, []])) as unknown as PackedListing;
  for (const { name, piece, bytes } of rows) listing[name][piece] = bytes;
  return listing;
}

/** A column of all products, in an order. */
const packed = (bytes: SQL, order: SQL) => sql`select string_agg(${bytes}, '' order by ${order}) from p`;

/** What a search finds, with how well. @param among only what is on sale, or products in every state */
export async function findHits(
  db: Queryable,
  shopId: number,
  search: ProductSearch,
  among: "live" | "all" = "live",
): Promise<SearchHits> {
  const isMeant = among === "live" ? isLive : sql`true`;
  const { rows } = (await db.execute(sql`
    select coalesce(string_agg(int4send(id) || int4send(${rankOf(search)}), ''), '') as hits
    from ${productTable} where shop_id = ${shopId} and ${isMeant} and search_vector @@ ${search.matching}::tsquery`)) as unknown as {
    rows: { hits: Uint8Array }[];
  };
  const hits = wholeNumbers([rows[0]?.hits ?? new Uint8Array()]);
  return { ids: columnOf(hits, 2, 0), ranks: columnOf(hits, 2, 1) };
}

/** The first of what a search finds, as the list by the best match has them (`listProducts`), without a reading of that list. */
export async function findFirstHits(
  db: Queryable,
  shopId: number,
  search: ProductSearch,
  most: number,
): Promise<number[]> {
  const { rows } = (await db.execute(sql`
    select id from ${productTable} where shop_id = ${shopId} and ${isLive} and search_vector @@ ${search.matching}::tsquery
    order by ${rankOf(search)} desc, stock > 0 desc, sold_count desc, id desc limit ${most}`)) as unknown as {
    rows: { id: number }[];
  };
  return rows.map(({ id }) => id);
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
