import type { SortOrder } from "@haat/contract/business-constants";
import { and, asc, count, desc, eq, gte, lte, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../../platform/database";
import { preparedOnce } from "../../platform/prepared";
import { containing } from "../../platform/search-pattern";
import { productRibbonTable, productTable } from "./catalogue.table";
import { oneTypingError, soundOf } from "./search-text";

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

/** Which products of a shop. Amounts are poisha; what is null does not narrow the list. */
export interface ProductQuery {
  shopId: number;
  categoryId: number | null;
  ribbonId: number | null;
  minPrice: number | null;
  maxPrice: number | null;
}

/** What is searched for: every word, by letters or by sound; with `isTolerant` also with one typing error in each. */
export interface ProductSearch {
  words: string[];
  isTolerant: boolean;
}

type Narrowing = Exclude<keyof ProductQuery, "shopId">;

const narrowings: Record<Narrowing, SQL> = {
  categoryId: eq(productTable.categoryId, sql.placeholder("categoryId")),
  ribbonId: sql`exists (
    select 1 from ${productRibbonTable}
    where ${productRibbonTable.shopId} = ${productTable.shopId}
      and ${productRibbonTable.productId} = ${productTable.id}
      and ${productRibbonTable.ribbonId} = ${sql.placeholder("ribbonId")})`,
  minPrice: gte(productTable.price, sql.placeholder("minPrice")),
  maxPrice: lte(productTable.price, sql.placeholder("maxPrice")),
};

/** Only the conditions that a query asks for: what PostgreSQL does not read it does not plan. */
const narrowedBy = (query: ProductQuery, names: Narrowing[]) =>
  names.filter((name) => query[name] !== null).map((name) => narrowings[name]);

const isInShop = eq(productTable.shopId, sql.placeholder("shopId"));

/** A page of products as a query that can be prepared; its numbers are placeholders. */
function pageQuery(db: Queryable, query: ProductQuery, sort: SortOrder, search?: ProductSearch) {
  const orders = {
    newest: [desc(productTable.publishedAt)],
    best_match: [...(search ? [rankOf(search)] : []), desc(productTable.soldCount)],
    price_low: [asc(productTable.price)],
    price_high: [desc(productTable.price)],
  };
  return db
    .select(cardColumns)
    .from(productTable)
    .where(
      and(
        isInShop,
        ...narrowedBy(query, ["categoryId", "ribbonId", "minPrice", "maxPrice"]),
        search && matches(search),
      ),
    )
    .orderBy(desc(sql`${productTable.stock} > 0`), ...orders[sort], desc(productTable.id))
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"));
}

/** How many products there are before and within the price filter, and between which prices before it. */
function summaryQuery(db: Queryable, query: ProductQuery, search?: ProductSearch) {
  const isInPriceRange = and(...narrowedBy(query, ["minPrice", "maxPrice"])) ?? sql`true`;
  return db
    .select({
      found: count(),
      total: sql`count(*) filter (where ${isInPriceRange})`.mapWith(Number),
      lowest: sql`coalesce(min(${productTable.price}), 0)`.mapWith(Number),
      highest: sql`coalesce(max(${productTable.price}), 0)`.mapWith(Number),
    })
    .from(productTable)
    .where(and(isInShop, ...narrowedBy(query, ["categoryId", "ribbonId"]), search && matches(search)));
}

type PreparedPage = ReturnType<ReturnType<typeof pageQuery>["prepare"]>;
const preparedPages = new Map<string, (db: Queryable) => PreparedPage>();

/** The page query of this shape: one for each sort order and set of filters, however many shops and pages ask. */
function preparedPage(db: Queryable, query: ProductQuery, sort: SortOrder): PreparedPage {
  const shape = [sort, ...Object.entries(query).map(([name, value]) => (value === null ? "" : name))].join();
  let prepared = preparedPages.get(shape);
  if (!prepared) {
    prepared = preparedOnce((each, name) => pageQuery(each, query, sort).prepare(name));
    preparedPages.set(shape, prepared);
  }
  return prepared(db);
}

/** A row of a list, as a card needs it. */
export type CardRow = Awaited<ReturnType<PreparedPage["execute"]>>[number];

/** A page of products, in-stock ones first. */
export function listProducts(
  db: Queryable,
  query: ProductQuery,
  sort: SortOrder,
  page: { limit: number; offset: number },
): Promise<CardRow[]> {
  return preparedPage(db, query, sort).execute({ ...query, ...page });
}

/** The same among what is searched for. */
export function searchProducts(
  db: Queryable,
  query: ProductQuery,
  sort: SortOrder,
  page: { limit: number; offset: number },
  search: ProductSearch,
): Promise<CardRow[]> {
  return pageQuery(db, query, sort, search).execute({ ...query, ...page });
}

/** What a list comes to: how many there are, and their lowest and highest price before the price filter. */
export async function summarizeProducts(db: Queryable, query: ProductQuery, search?: ProductSearch) {
  const [summary] = await summaryQuery(db, query, search).execute({ ...query });
  return summary ?? { found: 0, total: 0, lowest: 0, highest: 0 };
}
export type ProductSummary = Awaited<ReturnType<typeof summarizeProducts>>;

/** Products that have the whole text in their name come first. */
function rankOf({ words }: ProductSearch): SQL {
  const names = sql`lower(${productTable.nameBn} || ' ' || ${productTable.nameEn})`;
  return sql`case when ${names} like ${containing(words.join(" "))} then 0 else 1 end`;
}

function matches({ words, isTolerant }: ProductSearch): SQL | undefined {
  return and(...words.map(isTolerant ? nearlyHoldsWord : holdsWord));
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
