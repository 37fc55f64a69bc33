import { and, asc, count, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { preparedOnce } from "../../database/prepared";
import { areaTable, cityTable } from "../address/address.table";
import { productTable } from "../catalogue/catalogue.table";
import {
  businessCategoryTable,
  deliveryAreaTable,
  deliverySuburbTable,
  shopTable,
  type DeliveryZone,
} from "./store.table";

/** A city that counts as a suburb of the home city. */
export interface DeliverySuburb {
  cityId: number;
  bn: string;
  en: string;
}

/** An area that is an exception: in another zone than its city, or with a fee of its own (poisha). */
export interface DeliveryArea {
  areaId: number;
  bn: string;
  en: string;
  zone: DeliveryZone | null;
  fee: number | null;
}

/** What is known of a shop, both languages of its texts in one. */
export const shopColumns = {
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
  /** Where the shop names no fee for its suburbs, they cost what the country does. */
  deliveryFeeSuburbs: sql`coalesce(${shopTable.deliveryFeeSuburbs}, ${shopTable.deliveryFeeOutside})`.mapWith(
    Number,
  ),
  deliveryFeeOutside: shopTable.deliveryFeeOutside,
  deliverySuburbs: sql<DeliverySuburb[]>`(
    select coalesce(json_agg(json_build_object('cityId', c.id, 'bn', c.name_bn, 'en', c.name_en) order by c.name_en), '[]')
    from ${deliverySuburbTable} s join ${cityTable} c on c.id = s.city_id
    where s.shop_id = ${shopTable.id})`,
  deliveryAreas: sql<DeliveryArea[]>`(
    select coalesce(json_agg(json_build_object('areaId', a.id, 'bn', a.name_bn, 'en', a.name_en,
      'zone', d.zone, 'fee', d.fee) order by a.name_en), '[]')
    from ${deliveryAreaTable} d join ${areaTable} a on a.id = d.area_id
    where d.shop_id = ${shopTable.id})`,
  freeDeliveryFrom: shopTable.freeDeliveryFrom,
  vatPercent: shopTable.vatPercent,
  legalName: { bn: shopTable.legalNameBn, en: shopTable.legalNameEn },
  bin: shopTable.bin,
  issuesChallan: shopTable.issuesChallan,
};

/** Whether a shop can be found and opened. */
export const isApproved = eq(shopTable.status, "approved");

const approvedShopQuery = (column: "sellerKey" | "slug") =>
  preparedOnce((db, name) =>
    db
      .select(shopColumns)
      .from(shopTable)
      .innerJoin(cityTable, eq(cityTable.id, shopTable.homeCityId))
      .innerJoin(businessCategoryTable, eq(businessCategoryTable.id, shopTable.businessCategoryId))
      .where(and(eq(shopTable[column], sql.placeholder("value")), isApproved))
      .prepare(name),
  );
const shopByKey = approvedShopQuery("sellerKey");
const shopBySlug = approvedShopQuery("slug");

export async function findShopByKey(db: Queryable, sellerKey: string) {
  const [shop] = await shopByKey(db).execute({ value: sellerKey });
  return shop;
}

export async function findShopBySlug(db: Queryable, slug: string) {
  const [shop] = await shopBySlug(db).execute({ value: slug });
  return shop;
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
export type Shop = NonNullable<Awaited<ReturnType<typeof findShopByKey>>>;

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
