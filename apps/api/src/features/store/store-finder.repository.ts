import { and, asc, count, desc, eq, ilike, inArray, or, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { containing } from "../../database/search-pattern";
import { areaTable, cityTable } from "../address/address.table";
import { namesThenAndNow } from "../address/former-names";
import { isLive, productTable } from "../catalogue/catalogue.table";
import type { Place } from "../shop/delivery.rules";
import { mainHost } from "../shop-domain/shop-domain.table";
import { shopColumns } from "../shop/shop-columns.table";
import {
  businessCategoryTable,
  deliveryAreaTable,
  deliverySuburbTable,
  shopTable,
  isApproved,
} from "../shop/shop.table";

export interface StoreFilter {
  businessCategoryId?: number | undefined;
  shopId?: number | undefined;
  /** Part of an address, a city's or a shop's name, in either language. */
  place?: string | undefined;
}

/** Whether the address of a shop names an area, in either language; both are rows of the query. */
export const isInArea = sql`(
  strpos(lower(${shopTable.addressBn}), lower(${areaTable.nameBn})) > 0
  or strpos(lower(${shopTable.addressEn}), lower(${areaTable.nameEn})) > 0)`;

/** Whether the address of a shop names an area of its city that has this pattern in its name, in either language. */
const isInAreaNamed = (pattern: string) => sql`exists (
  select 1 from ${areaTable}
  where ${areaTable.cityId} = ${shopTable.homeCityId}
    and (${ilike(areaTable.nameBn, pattern)} or ${ilike(areaTable.nameEn, pattern)})
    and ${isInArea})`;

/** Whether a shop is in this area: in its city, and with an address that names it. */
const isInAreaOf = (
  cityId: number,
  areaId: number,
) => sql<boolean>`(${shopTable.homeCityId} = ${cityId} and exists (
  select 1 from ${areaTable} where ${areaTable.id} = ${areaId} and ${areaTable.cityId} = ${cityId} and ${isInArea}))`;

/** How many words of a place are read. */
const mostWords = 8;

function matching({ businessCategoryId, shopId, place }: StoreFilter): SQL | undefined {
  const words = (place ?? "")
    .normalize("NFC")
    .split(/[\s,]+/)
    .filter(Boolean)
    .slice(0, mostWords);
  const texts = [
    shopTable.addressBn,
    shopTable.addressEn,
    shopTable.titleBn,
    shopTable.titleEn,
    cityTable.nameBn,
    cityTable.nameEn,
  ];
  return and(
    isApproved,
    businessCategoryId ? eq(shopTable.businessCategoryId, businessCategoryId) : undefined,
    shopId ? eq(shopTable.id, shopId) : undefined,
    ...words.map((word) =>
      or(
        ...namesThenAndNow(word)
          .map(containing)
          .flatMap((pattern) => [...texts.map((text) => ilike(text, pattern)), isInAreaNamed(pattern)]),
      ),
    ),
  );
}

/** What each shop has to sell, and has sold. */
function goodsOfShops(db: Queryable) {
  return db
    .select({
      shopId: productTable.shopId,
      products: sql`count(*)`.mapWith(Number).as("products"),
      staying: sql`count(*) filter (where ${productTable.homeCityOnly})`.mapWith(Number).as("staying"),
      sold: sql`sum(${productTable.soldCount})`.mapWith(Number).as("sold"),
    })
    .from(productTable)
    .where(isLive)
    .groupBy(productTable.shopId)
    .as("goods");
}
type Goods = ReturnType<typeof goodsOfShops>;

const productCountOf = (goods: Goods) => sql`coalesce(${goods.products}, 0)`.mapWith(Number);

/** How many of its products are brought within its home city only. */
const stayingCountOf = (goods: Goods) => sql`coalesce(${goods.staying}, 0)`.mapWith(Number);

/** Those that sold most pieces, then those with most products. */
const popularFirst = (goods: Goods) => [
  desc(sql`coalesce(${goods.sold}, 0)`),
  desc(productCountOf(goods)),
  asc(shopTable.id),
];

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

/** Approved shops, popular ones first. */
export function listStores(db: Queryable, filter: StoreFilter, page: { limit: number; offset: number }) {
  const goods = goodsOfShops(db);
  return db
    .select({ ...summaryColumns, productCount: productCountOf(goods), stayingCount: stayingCountOf(goods) })
    .from(shopTable)
    .innerJoin(cityTable, eq(cityTable.id, shopTable.homeCityId))
    .innerJoin(businessCategoryTable, eq(businessCategoryTable.id, shopTable.businessCategoryId))
    .leftJoin(goods, eq(goods.shopId, shopTable.id))
    .where(matching(filter))
    .orderBy(...popularFirst(goods))
    .limit(page.limit)
    .offset(page.offset);
}
export type StoreRow = Awaited<ReturnType<typeof listStores>>[number];

/** Approved shops, popular ones first, each with what its delivery to a place depends on and no more. */
export async function listStoreTerms(db: Queryable, filter: StoreFilter, { cityId, areaId }: Place) {
  const goods = goodsOfShops(db);
  const rows = await db
    .select({
      id: shopTable.id,
      homeCityId: shopTable.homeCityId,
      deliveryFeeInside: shopTable.deliveryFeeInside,
      deliveryFeeSuburbs: shopColumns.deliveryFeeSuburbs,
      deliveryFeeOutside: shopTable.deliveryFeeOutside,
      isSuburb: sql<boolean>`${deliverySuburbTable.cityId} is not null`,
      exception: {
        areaId: deliveryAreaTable.areaId,
        zone: deliveryAreaTable.zone,
        fee: deliveryAreaTable.fee,
      },
      freeDeliveryFrom: shopTable.freeDeliveryFrom,
      productCount: productCountOf(goods),
      stayingCount: stayingCountOf(goods),
      isThere:
        areaId === null ? sql<boolean>`${shopTable.homeCityId} = ${cityId}` : isInAreaOf(cityId, areaId),
    })
    .from(shopTable)
    .innerJoin(cityTable, eq(cityTable.id, shopTable.homeCityId))
    .leftJoin(goods, eq(goods.shopId, shopTable.id))
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
    .where(matching(filter))
    .orderBy(...popularFirst(goods));
  return rows.map(({ isSuburb, exception, ...row }) => ({
    ...row,
    deliverySuburbs: isSuburb ? [{ cityId }] : [],
    deliveryAreas: exception ? [exception] : [],
  }));
}

/** What a shop's card shows of these approved shops, by their ids. */
export async function findStoresById(db: Queryable, ids: readonly number[]) {
  const rows = await db
    .select({ ...summaryColumns, deliveryTime: shopColumns.deliveryTime })
    .from(shopTable)
    .innerJoin(cityTable, eq(cityTable.id, shopTable.homeCityId))
    .innerJoin(businessCategoryTable, eq(businessCategoryTable.id, shopTable.businessCategoryId))
    .where(and(isApproved, inArray(shopTable.id, [...ids])));
  return new Map(rows.map((row) => [row.id, row]));
}

export async function countStores(db: Queryable, filter: StoreFilter): Promise<number> {
  const [found] = await db
    .select({ stores: count() })
    .from(shopTable)
    .innerJoin(cityTable, eq(cityTable.id, shopTable.homeCityId))
    .where(matching(filter));
  return found?.stores ?? 0;
}

/** The slugs of the approved shops, with their main addresses, in the order they came. */
export function listStoreSlugs(db: Queryable, page: { limit: number; offset: number }) {
  return db
    .select({ slug: shopTable.slug, mainHost })
    .from(shopTable)
    .where(isApproved)
    .orderBy(asc(shopTable.id))
    .limit(page.limit)
    .offset(page.offset);
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

/** Every trade, with how many approved shops are of it. */
export function listBusinessCategories(db: Queryable) {
  return db
    .select({
      id: businessCategoryTable.id,
      name: { bn: businessCategoryTable.nameBn, en: businessCategoryTable.nameEn },
      picture: businessCategoryTable.picture,
      storeCount: count(shopTable.id),
    })
    .from(businessCategoryTable)
    .leftJoin(shopTable, and(eq(shopTable.businessCategoryId, businessCategoryTable.id), isApproved))
    .groupBy(businessCategoryTable.id)
    .orderBy(asc(businessCategoryTable.position), asc(businessCategoryTable.id));
}
export type BusinessCategoryRow = Awaited<ReturnType<typeof listBusinessCategories>>[number];
