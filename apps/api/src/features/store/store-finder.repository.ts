import { and, asc, count, eq, ilike, inArray, or, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { containing } from "../../database/search-pattern";
import { cityTable } from "../address/address.table";
import { namesThenAndNow } from "../address/former-names";
import { isLive, productTable } from "../catalogue/catalogue.table";
import type { Place } from "../shop/delivery.rules";
import { finderTextTable, shopAreaTable } from "./finder-text.table";
import { shopGoodsTable } from "./shop-goods.table";
import { mainAddress, shopDomainTable } from "../shop-domain/shop-domain.table";
import { shopColumns } from "../shop/shop-columns.table";
import {
  businessCategoryTable,
  deliveryAreaTable,
  deliverySuburbTable,
  shopTable,
  type DeliveryZone,
  isApproved,
} from "../shop/shop.table";

export interface StoreFilter {
  businessCategoryId?: number | undefined;
  shopId?: number | undefined;
  /** Some of the shops. */
  shopIds?: readonly number[] | undefined;
  /** Part of an address, of a city's, an area's or a shop's name, in either language. */
  place?: string | undefined;
}

/** Whether a shop is in this area: in its city, and with an address that names it. */
const isInAreaOf = (
  cityId: number,
  areaId: number,
) => sql<boolean>`(${shopTable.homeCityId} = ${cityId} and exists (
  select 1 from ${shopAreaTable} where ${shopAreaTable.shopId} = ${shopTable.id} and ${shopAreaTable.areaId} = ${areaId}))`;

/** How many words of a place are read. */
const mostWords = 8;

function matching({ businessCategoryId, shopId, shopIds, place }: StoreFilter): SQL | undefined {
  const words = (place ?? "")
    .normalize("NFC")
    .split(/[\s,]+/)
    .filter(Boolean)
    .slice(0, mostWords);
  return and(
    isApproved,
    businessCategoryId ? eq(shopTable.businessCategoryId, businessCategoryId) : undefined,
    shopId ? eq(shopTable.id, shopId) : undefined,
    shopIds && inArray(shopTable.id, [...shopIds]),
    ...words.map((word) =>
      or(...namesThenAndNow(word).map((name) => ilike(finderTextTable.words, containing(name)))),
    ),
  );
}

const productCount = sql`coalesce(${shopGoodsTable.products}, 0)`.mapWith(Number);

/** How many of its products are brought within its home city only. */
const stayingCount = sql`coalesce(${shopGoodsTable.staying}, 0)`.mapWith(Number);

const hasGoods = eq(shopGoodsTable.shopId, shopTable.id);

/** Those that sold most pieces, then those with most products. */
const popularFirst = sql`coalesce(${shopGoodsTable.sold}, 0) desc, ${productCount} desc, ${shopTable.id}`;

const summaryColumns = {
  id: shopTable.id,
  slug: shopTable.slug,
  title: shopColumns.title,
  tagline: shopColumns.tagline,
  businessCategory: shopColumns.businessCategory,
  logo: shopTable.logo,
  theme: shopTable.theme,
  city: shopColumns.homeCity,
  address: shopColumns.address,
};

/**
 * The ids of the approved shops that a filter leaves, popular ones first: all of them in one value, which is read a hundred times
 * quicker than as many rows.
 */
export async function rankStores(db: Queryable, filter: StoreFilter): Promise<number[]> {
  const [found] = await db
    .select({ ids: sql<number[]>`coalesce(json_agg(${shopTable.id} order by ${popularFirst}), '[]')` })
    .from(shopTable)
    .innerJoin(finderTextTable, eq(finderTextTable.shopId, shopTable.id))
    .leftJoin(shopGoodsTable, hasGoods)
    .where(matching(filter));
  return found?.ids ?? [];
}

/** The approved shops that a filter leaves, popular ones first, each with what its delivery to a place depends on and no more. */
export async function listStoreTerms(db: Queryable, filter: StoreFilter, { cityId, areaId }: Place) {
  const isThere = areaId === null ? sql`${shopTable.homeCityId} = ${cityId}` : isInAreaOf(cityId, areaId);
  const { zone, fee } = deliveryAreaTable;
  const terms = sql`json_build_array(${shopTable.id}, ${shopTable.homeCityId}, ${shopTable.deliveryFeeInside},
    ${shopColumns.deliveryFeeSuburbs}, ${shopTable.deliveryFeeOutside}, ${shopTable.freeDeliveryFrom}, ${productCount}, ${stayingCount},
    ${isThere}, ${deliverySuburbTable.cityId}, ${deliveryAreaTable.areaId}, ${zone}, ${fee})`;
  const [found] = await db
    .select({ shops: sql<PackedTerms[]>`coalesce(json_agg(${terms} order by ${popularFirst}), '[]')` })
    .from(shopTable)
    .innerJoin(finderTextTable, eq(finderTextTable.shopId, shopTable.id))
    .leftJoin(shopGoodsTable, hasGoods)
    .leftJoin(
      deliverySuburbTable,
      and(eq(deliverySuburbTable.shopId, shopTable.id), eq(deliverySuburbTable.cityId, cityId)),
    )
    .leftJoin(
      deliveryAreaTable,
      and(
        eq(deliveryAreaTable.shopId, shopTable.id),
        areaId === null ? sql`false` : eq(deliveryAreaTable.areaId, areaId),
      ),
    )
    .where(matching(filter));
  return (found?.shops ?? []).map(termsOf);
}

/** What delivery depends on, as the query packs it: amounts are poisha. */
type PackedTerms = [
  id: number,
  homeCityId: number,
  deliveryFeeInside: number,
  deliveryFeeSuburbs: number,
  deliveryFeeOutside: number,
  freeDeliveryFrom: number | null,
  productCount: number,
  stayingCount: number,
  isThere: boolean,
  suburbCityId: number | null,
  exceptionAreaId: number | null,
  exceptionZone: DeliveryZone | null,
  exceptionFee: number | null,
];

function termsOf([id, homeCityId, inside, suburbs, outside, free, ...rest]: PackedTerms) {
  const [products, staying, isThere, suburbCityId, areaId, zone, fee] = rest;
  return {
    id,
    homeCityId,
    deliveryFeeInside: inside,
    deliveryFeeSuburbs: suburbs,
    deliveryFeeOutside: outside,
    freeDeliveryFrom: free,
    productCount: products,
    stayingCount: staying,
    isThere,
    deliverySuburbs: suburbCityId === null ? [] : [{ cityId: suburbCityId }],
    deliveryAreas: areaId === null ? [] : [{ areaId, zone, fee }],
  };
}
export type StoreTerms = ReturnType<typeof termsOf>;

/** What a shop's card shows of these approved shops, by their ids. */
export async function findStoresById(db: Queryable, ids: readonly number[]) {
  const rows = await db
    .select({
      ...summaryColumns,
      productCount,
      stayingCount,
      deliveryTime: shopColumns.deliveryTime,
      deliveryTimeOutside: shopColumns.deliveryTimeOutside,
    })
    .from(shopTable)
    .innerJoin(cityTable, eq(cityTable.id, shopTable.homeCityId))
    .innerJoin(businessCategoryTable, eq(businessCategoryTable.id, shopTable.businessCategoryId))
    .leftJoin(shopGoodsTable, hasGoods)
    .where(and(isApproved, inArray(shopTable.id, [...ids])));
  return new Map(rows.map((row) => [row.id, row]));
}
export type StoreRow =
  Awaited<ReturnType<typeof findStoresById>> extends Map<number, infer Row> ? Row : never;

/** How many shops are approved. */
export const countStores = (db: Queryable): Promise<number> => db.$count(shopTable, isApproved);

/**
 * The slugs of the approved shops, with their main addresses, in the order they came. They are found in an index alone, and the
 * addresses of those on the page are looked for together.
 */
export function listStoreSlugs(db: Queryable, page: { limit: number; offset: number }) {
  const named = db
    .select({ id: shopTable.id, slug: shopTable.slug })
    .from(shopTable)
    .where(isApproved)
    .orderBy(asc(shopTable.id))
    .limit(page.limit)
    .offset(page.offset)
    .as("named");
  const isMain = and(eq(shopDomainTable.shopId, named.id), eq(shopDomainTable.isPrimary, true));
  return db
    .select({ slug: named.slug, mainHost: mainAddress })
    .from(named)
    .leftJoin(shopDomainTable, isMain)
    .orderBy(asc(named.id));
}

/** Lowest and highest price of a shop; 0 and 0 where it sells nothing yet. */
export async function findPriceRange(db: Queryable, shopId: number) {
  const [range] = await db
    .select({
      minPrice: sql`coalesce(min(${productTable.price}), 0)`.mapWith(Number),
      maxPrice: sql`coalesce(max(${productTable.maxPrice}), 0)`.mapWith(Number),
    })
    .from(productTable)
    .where(and(eq(productTable.shopId, shopId), isLive));
  return range ?? { minPrice: 0, maxPrice: 0 };
}

/** Every trade, with how many approved shops are of it: they are counted before trades are joined, from an index alone. */
export function listBusinessCategories(db: Queryable) {
  const counted = db
    .select({ tradeId: shopTable.businessCategoryId, storeCount: count().as("store_count") })
    .from(shopTable)
    .where(isApproved)
    .groupBy(shopTable.businessCategoryId)
    .as("counted");
  return db
    .select({
      id: businessCategoryTable.id,
      name: { bn: businessCategoryTable.nameBn, en: businessCategoryTable.nameEn },
      picture: businessCategoryTable.picture,
      storeCount: sql`coalesce(${counted.storeCount}, 0)`.mapWith(Number),
    })
    .from(businessCategoryTable)
    .leftJoin(counted, eq(counted.tradeId, businessCategoryTable.id))
    .orderBy(asc(businessCategoryTable.position), asc(businessCategoryTable.id));
}
export type BusinessCategoryRow = Awaited<ReturnType<typeof listBusinessCategories>>[number];
