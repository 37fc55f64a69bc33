import { and, asc, count, desc, eq, ilike, or, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../../platform/database";
import { containing } from "../../platform/search-pattern";
import { cityTable } from "../address/address.table";
import { productTable } from "../catalogue/catalogue.table";
import { businessCategoryTable, shopTable } from "./store.table";

const shopColumns = {
  id: shopTable.id,
  sellerKey: shopTable.sellerKey,
  slug: shopTable.slug,
  orderPrefix: shopTable.orderPrefix,
  title: { bn: shopTable.titleBn, en: shopTable.titleEn },
  tagline: { bn: shopTable.taglineBn, en: shopTable.taglineEn },
  description: { bn: shopTable.descriptionBn, en: shopTable.descriptionEn },
  address: { bn: shopTable.addressBn, en: shopTable.addressEn },
  deliveryTime: { bn: shopTable.deliveryTimeBn, en: shopTable.deliveryTimeEn },
  businessCategory: { bn: businessCategoryTable.nameBn, en: businessCategoryTable.nameEn },
  logo: shopTable.logo,
  theme: shopTable.theme,
  phone: shopTable.phone,
  homeCityId: shopTable.homeCityId,
  homeCity: { bn: cityTable.nameBn, en: cityTable.nameEn },
  deliveryFeeInside: shopTable.deliveryFeeInside,
  deliveryFeeOutside: shopTable.deliveryFeeOutside,
  freeDeliveryFrom: shopTable.freeDeliveryFrom,
  vatPercent: shopTable.vatPercent,
  legalName: { bn: shopTable.legalNameBn, en: shopTable.legalNameEn },
  bin: shopTable.bin,
  issuesChallan: shopTable.issuesChallan,
};

const isApproved = eq(shopTable.status, "approved");

async function findApprovedShop(db: Queryable, condition: SQL) {
  const [shop] = await db
    .select(shopColumns)
    .from(shopTable)
    .innerJoin(cityTable, eq(cityTable.id, shopTable.homeCityId))
    .innerJoin(businessCategoryTable, eq(businessCategoryTable.id, shopTable.businessCategoryId))
    .where(and(condition, isApproved));
  return shop;
}

export function findShopByKey(db: Queryable, sellerKey: string) {
  return findApprovedShop(db, eq(shopTable.sellerKey, sellerKey));
}

export function findShopBySlug(db: Queryable, slug: string) {
  return findApprovedShop(db, eq(shopTable.slug, slug));
}

/** The shop by the first part of its order numbers; also one that is closed by now, for the sake of its old orders. */
export async function findShopIdByOrderPrefix(db: Queryable, orderPrefix: string) {
  const [shop] = await db
    .select({ id: shopTable.id })
    .from(shopTable)
    .where(eq(shopTable.orderPrefix, orderPrefix));
  return shop?.id;
}

/** An approved shop, its texts in both languages, its amounts in poisha. */
export type Shop = NonNullable<Awaited<ReturnType<typeof findApprovedShop>>>;

/** Lowest and highest price of a shop; 0 and 0 where it sells nothing yet. */
export async function findPriceRange(db: Queryable, shopId: number) {
  const [range] = await db
    .select({
      minPrice: sql`coalesce(min(${productTable.price}), 0)`.mapWith(Number),
      maxPrice: sql`coalesce(max(${productTable.maxPrice}), 0)`.mapWith(Number),
    })
    .from(productTable)
    .where(eq(productTable.shopId, shopId));
  return range ?? { minPrice: 0, maxPrice: 0 };
}

export interface StoreFilter {
  businessCategoryId?: number | undefined;
  shopId?: number | undefined;
  /** Part of an address, a city's or a shop's name, in either language. */
  place?: string | undefined;
}

function matching({ businessCategoryId, shopId, place }: StoreFilter): SQL | undefined {
  const words = (place ?? "")
    .normalize("NFC")
    .split(/[\s,]+/)
    .filter(Boolean);
  const texts = [
    ...[shopTable.addressBn, shopTable.addressEn, shopTable.titleBn, shopTable.titleEn],
    ...[cityTable.nameBn, cityTable.nameEn],
  ];
  return and(
    isApproved,
    businessCategoryId ? eq(shopTable.businessCategoryId, businessCategoryId) : undefined,
    shopId ? eq(shopTable.id, shopId) : undefined,
    ...words.map((word) => or(...texts.map((text) => ilike(text, containing(word))))),
  );
}

const productCount = sql`(select count(*) from ${productTable} where ${productTable.shopId} = ${shopTable.id})`;

/** Approved shops, those with most products first. */
export function listStores(db: Queryable, filter: StoreFilter, page: { limit: number; offset: number }) {
  return db
    .select({
      id: shopTable.id,
      slug: shopTable.slug,
      title: shopColumns.title,
      tagline: shopColumns.tagline,
      businessCategory: shopColumns.businessCategory,
      logo: shopTable.logo,
      theme: shopTable.theme,
      city: shopColumns.homeCity,
      productCount: productCount.mapWith(Number),
    })
    .from(shopTable)
    .innerJoin(cityTable, eq(cityTable.id, shopTable.homeCityId))
    .innerJoin(businessCategoryTable, eq(businessCategoryTable.id, shopTable.businessCategoryId))
    .where(matching(filter))
    .orderBy(desc(productCount), asc(shopTable.id))
    .limit(page.limit)
    .offset(page.offset);
}

export async function countStores(db: Queryable, filter: StoreFilter): Promise<number> {
  const [found] = await db
    .select({ stores: count() })
    .from(shopTable)
    .innerJoin(cityTable, eq(cityTable.id, shopTable.homeCityId))
    .where(matching(filter));
  return found?.stores ?? 0;
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
