import type { SortOrder } from "@haat/contract/business-constants";
import { and, asc, desc, eq, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../../platform/database";
import { preparedOnce } from "../../platform/prepared";
import { containing } from "../../platform/search-pattern";
import { productRibbonTable, productTable } from "./catalogue.table";
import { oneTypingError, searchWords, soundOf } from "./search-text";

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

/** Which products of a shop, and which page of them. Amounts are poisha; what is left out does not narrow the list. */
export interface ProductQuery {
  shopId: number;
  categoryId: number | null;
  ribbonId: number | null;
  minPrice: number | null;
  maxPrice: number | null;
  limit: number;
  offset: number;
}

const parameter = (name: keyof ProductQuery, type: "int" | "bigint") =>
  sql`${sql.placeholder(name)}::${sql.raw(type)}`;

const isAskedFor = and(
  eq(productTable.shopId, sql.placeholder("shopId")),
  sql`${productTable.categoryId} = coalesce(${parameter("categoryId", "int")}, ${productTable.categoryId})`,
  sql`(${parameter("ribbonId", "int")} is null or exists (
    select 1 from ${productRibbonTable}
    where ${productRibbonTable.shopId} = ${productTable.shopId}
      and ${productRibbonTable.productId} = ${productTable.id}
      and ${productRibbonTable.ribbonId} = ${parameter("ribbonId", "int")}))`,
);
const isInPriceRange = sql<boolean>`${productTable.price}
  between coalesce(${parameter("minPrice", "bigint")}, 0) and coalesce(${parameter("maxPrice", "bigint")}, 9e15::bigint)`;

/** How the whole list is counted: matches of everything, and the prices there are before the price filter. */
const total = sql`count(*) filter (where ${isInPriceRange})`;
const lowest = sql`min(${productTable.price})`;
const highest = sql`max(${productTable.price})`;
const noRank = sql<number>`0`;

/** One page and, on each of its rows, what the whole list comes to: one read of the table for both. */
function pageQuery(db: Queryable, sort: SortOrder, condition?: SQL, rank: SQL<number> = noRank) {
  const asked = db
    .select({
      ...cardColumns,
      publishedAt: productTable.publishedAt,
      soldCount: productTable.soldCount,
      isInPriceRange: isInPriceRange.as("is_in_price_range"),
      rank: rank.as("rank"),
      total: sql`${total} over ()`.mapWith(Number).as("total"),
      lowest: sql`${lowest} over ()`.mapWith(Number).as("lowest"),
      highest: sql`${highest} over ()`.mapWith(Number).as("highest"),
    })
    .from(productTable)
    .where(and(isAskedFor, condition))
    .as("asked");
  const orders = {
    newest: [desc(asked.publishedAt)],
    best_match: [asc(asked.rank), desc(asked.soldCount)],
    price_low: [asc(asked.price)],
    price_high: [desc(asked.price)],
  };
  return db
    .select()
    .from(asked)
    .where(sql`${asked.isInPriceRange}`)
    .orderBy(desc(sql`${asked.stock} > 0`), ...orders[sort], desc(asked.id))
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"));
}

/** What a list comes to, where its page has no row to tell it. */
function summaryQuery(db: Queryable, condition?: SQL) {
  return db
    .select({
      total: total.mapWith(Number),
      lowest: sql`coalesce(${lowest}, 0)`.mapWith(Number),
      highest: sql`coalesce(${highest}, 0)`.mapWith(Number),
    })
    .from(productTable)
    .where(and(isAskedFor, condition));
}

const preparedPages = {
  newest: preparedOnce((db, name) => pageQuery(db, "newest").prepare(name)),
  best_match: preparedOnce((db, name) => pageQuery(db, "best_match").prepare(name)),
  price_low: preparedOnce((db, name) => pageQuery(db, "price_low").prepare(name)),
  price_high: preparedOnce((db, name) => pageQuery(db, "price_high").prepare(name)),
};

type PageRow = Awaited<ReturnType<ReturnType<typeof pageQuery>["execute"]>>[number];
/** A row of a list, as a card needs it. */
export type CardRow = Pick<PageRow, keyof typeof cardColumns>;
export interface ProductPage {
  rows: CardRow[];
  total: number;
  lowest: number;
  highest: number;
}

async function withSummary(
  db: Queryable,
  rows: PageRow[],
  query: ProductQuery,
  condition?: SQL,
): Promise<ProductPage> {
  const [first] = rows;
  if (first) return { rows, total: first.total, lowest: first.lowest, highest: first.highest };
  const [summary] = await summaryQuery(db, condition).execute({ ...query });
  return { rows, ...(summary ?? { total: 0, lowest: 0, highest: 0 }) };
}

/** A page of products, in-stock ones first. */
export async function listProducts(
  db: Queryable,
  query: ProductQuery,
  sort: SortOrder,
): Promise<ProductPage> {
  return withSummary(db, await preparedPages[sort](db).execute({ ...query }), query);
}

/**
 * A page of the products that hold every word of a text, by letters or by sound; where there are none, of those that do
 * with one typing error in a word (decisions.md, "Catalogue").
 */
export async function searchProducts(
  db: Queryable,
  query: ProductQuery,
  sort: SortOrder,
  text: string,
): Promise<ProductPage> {
  const words = searchWords(text).slice(0, 8);
  const names = sql`lower(${productTable.nameBn} || ' ' || ${productTable.nameEn})`;
  const rank = sql<number>`case when ${names} like ${containing(words.join(" "))} then 0 else 1 end`;
  const run = async (condition: SQL | undefined) =>
    withSummary(db, await pageQuery(db, sort, condition, rank).execute({ ...query }), query, condition);
  const exact = await run(and(...words.map(holdsWord)));
  return exact.total > 0 || words.length === 0 ? exact : run(and(...words.map(nearlyHoldsWord)));
}

function holdsWord(word: string): SQL {
  const sound = soundOf(word);
  const bySound =
    sound.length >= 3
      ? sql`${productTable.searchText} like ${`%|% ${sound}%`}`
      : sql`${productTable.searchText} || ' ' like ${`%|% ${sound} %`}`;
  const byLetters = sql`${productTable.searchText} like ${containing(word)}`;
  return sound === "" ? byLetters : sql`(${byLetters} or ${bySound})`;
}

function nearlyHoldsWord(word: string): SQL {
  const nearly = [oneTypingError(word), oneTypingError(soundOf(word))].filter(
    (pattern) => pattern !== undefined,
  );
  if (nearly.length === 0) return holdsWord(word);
  return sql`${productTable.searchText} ~ ${`(^| )(${nearly.join("|")})`}`;
}
