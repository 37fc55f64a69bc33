import { and, count, desc, eq, gt, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { customerTable } from "../account/account.table";
import { areaTable, cityTable } from "../address/address.table";
import { productTable } from "../catalogue/catalogue.table";
import { shopMemberTable } from "../member/member.table";
import {
  businessCategoryTable,
  deliveryAreaTable,
  deliverySuburbTable,
  platformSettingTable,
  shopTable,
  type DeliveryZone,
} from "../shop/shop.table";
import { shopOpeningTable } from "./shop-opening.table";

interface Both {
  bn: string;
  en: string;
}
interface NamedCity extends Both {
  cityId: number;
}
interface NamedException {
  areaId: number;
  area: Both;
  cityId: number;
  city: Both;
  zone: DeliveryZone | null;
  fee: number | null;
}

/** Values of a shop, and of its opening, to be written. */
export type ShopValues = Partial<typeof shopTable.$inferInsert>;
export type OpeningValues = Partial<typeof shopOpeningTable.$inferInsert>;

const openingColumns = {
  shopId: shopTable.id,
  sellerKey: shopTable.sellerKey,
  slug: shopTable.slug,
  status: shopTable.status,
  statusReason: shopTable.statusReason,
  pauseNote: shopTable.pauseNote,
  pausedUntil: shopTable.pausedUntil,
  title: { bn: shopTable.titleBn, en: shopTable.titleEn },
  tagline: { bn: shopTable.taglineBn, en: shopTable.taglineEn },
  about: { bn: shopTable.descriptionBn, en: shopTable.descriptionEn },
  address: { bn: shopTable.addressBn, en: shopTable.addressEn },
  deliveryTime: { bn: shopTable.deliveryTimeBn, en: shopTable.deliveryTimeEn },
  deliveryTimeOutside: { bn: shopTable.deliveryTimeOutsideBn, en: shopTable.deliveryTimeOutsideEn },
  logo: shopTable.logo,
  theme: shopTable.theme,
  phone: shopTable.phone,
  categoryId: shopTable.businessCategoryId,
  category: { bn: businessCategoryTable.nameBn, en: businessCategoryTable.nameEn },
  cityId: shopTable.homeCityId,
  city: { bn: cityTable.nameBn, en: cityTable.nameEn },
  feeCity: shopTable.deliveryFeeInside,
  feeSuburbs: shopTable.deliveryFeeSuburbs,
  feeCountry: shopTable.deliveryFeeOutside,
  freeFrom: shopTable.freeDeliveryFrom,
  offersPickUp: shopTable.offersPickUp,
  createdAt: shopTable.createdAt,
  version: shopOpeningTable.version,
  language: shopOpeningTable.language,
  isMonogram: shopOpeningTable.isMonogram,
  areaId: shopOpeningTable.areaId,
  areaName: shopOpeningTable.areaName,
  street: shopOpeningTable.street,
  area: { bn: areaTable.nameBn, en: areaTable.nameEn },
  contactName: shopOpeningTable.contactName,
  daysFrom: shopOpeningTable.daysFrom,
  daysTo: shopOpeningTable.daysTo,
  countryDaysFrom: shopOpeningTable.countryDaysFrom,
  countryDaysTo: shopOpeningTable.countryDaysTo,
  previewKey: shopOpeningTable.previewKey,
  sentAt: shopOpeningTable.sentAt,
  timesSent: shopOpeningTable.timesSent,
  decidedAt: shopOpeningTable.decidedAt,
  decidedVersion: shopOpeningTable.decidedVersion,
  suburbs: sql<NamedCity[]>`(
    select coalesce(json_agg(json_build_object('cityId', c.id, 'bn', c.name_bn, 'en', c.name_en) order by c.name_en), '[]')
    from ${deliverySuburbTable} s join ${cityTable} c on c.id = s.city_id where s.shop_id = ${shopTable.id})`,
  exceptions: sql<NamedException[]>`(
    select coalesce(json_agg(json_build_object('areaId', a.id, 'area', json_build_object('bn', a.name_bn, 'en', a.name_en),
      'cityId', c.id, 'city', json_build_object('bn', c.name_bn, 'en', c.name_en), 'zone', d.zone, 'fee', d.fee)
      order by c.name_en, a.name_en), '[]')
    from ${deliveryAreaTable} d join ${areaTable} a on a.id = d.area_id join ${cityTable} c on c.id = a.city_id
    where d.shop_id = ${shopTable.id})`,
  hasProduct: sql<boolean>`exists (
    select from ${productTable} p where p.shop_id = ${shopTable.id} and p.status = 'live' and p.picture <> '')`,
  hasStock: sql<boolean>`exists (
    select from ${productTable} p where p.shop_id = ${shopTable.id} and p.status = 'live' and p.stock > 0)`,
};

/** A shop with all that its application answers, and the facts that tick its tasks. */
export async function findOpening(db: Queryable, shopId: number) {
  const [found] = await db
    .select(openingColumns)
    .from(shopTable)
    .innerJoin(shopOpeningTable, eq(shopOpeningTable.shopId, shopTable.id))
    .innerJoin(cityTable, eq(cityTable.id, shopTable.homeCityId))
    .innerJoin(businessCategoryTable, eq(businessCategoryTable.id, shopTable.businessCategoryId))
    .leftJoin(areaTable, eq(areaTable.id, shopOpeningTable.areaId))
    .where(eq(shopTable.id, shopId));
  return found;
}
export type OpeningRow = NonNullable<Awaited<ReturnType<typeof findOpening>>>;

/** The same, while nobody else changes the shop until the transaction ends. */
export async function holdOpening(tx: Queryable, shopId: number): Promise<OpeningRow | undefined> {
  await tx.select({ id: shopTable.id }).from(shopTable).where(eq(shopTable.id, shopId)).for("no key update");
  return findOpening(tx, shopId);
}

/** Inserts a shop with its owner; nothing where one of its random names is taken. */
export async function insertShop(
  tx: Queryable,
  shop: typeof shopTable.$inferInsert,
): Promise<number | undefined> {
  const [inserted] = await tx
    .insert(shopTable)
    .values(shop)
    .onConflictDoNothing()
    .returning({ id: shopTable.id });
  return inserted?.id;
}

export async function updateShop(tx: Queryable, shopId: number, values: ShopValues): Promise<void> {
  if (Object.keys(values).length === 0) return;
  await tx.update(shopTable).set(values).where(eq(shopTable.id, shopId));
}

/** Changes what is known of an opening, and counts the change. */
export async function updateOpening(tx: Queryable, shopId: number, values: OpeningValues): Promise<void> {
  await tx
    .update(shopOpeningTable)
    .set({ ...values, version: sql`${shopOpeningTable.version} + 1` })
    .where(eq(shopOpeningTable.shopId, shopId));
}

/** Says what of an opening its application began with. */
export async function noteStart(tx: Queryable, shopId: number, values: OpeningValues): Promise<void> {
  await tx.update(shopOpeningTable).set(values).where(eq(shopOpeningTable.shopId, shopId));
}

/** The shops that an account began since a moment. */
export function findBegun(db: Queryable, accountId: number, since: Date) {
  return db
    .select({
      shopId: shopTable.id,
      status: shopTable.status,
      title: { bn: shopTable.titleBn, en: shopTable.titleEn },
    })
    .from(shopOpeningTable)
    .innerJoin(shopTable, eq(shopTable.id, shopOpeningTable.shopId))
    .where(and(eq(shopOpeningTable.startedBy, accountId), gt(shopOpeningTable.startedAt, since)))
    .orderBy(desc(shopTable.id));
}

/** Puts a shop's suburbs and exceptions in the place of those that are there. */
export async function replaceZones(
  tx: Queryable,
  shopId: number,
  suburbs: readonly number[],
  exceptions: readonly Omit<typeof deliveryAreaTable.$inferInsert, "shopId">[],
): Promise<void> {
  await tx.delete(deliverySuburbTable).where(eq(deliverySuburbTable.shopId, shopId));
  await tx.delete(deliveryAreaTable).where(eq(deliveryAreaTable.shopId, shopId));
  if (suburbs.length > 0)
    await tx.insert(deliverySuburbTable).values(suburbs.map((cityId) => ({ shopId, cityId })));
  if (exceptions.length > 0)
    await tx.insert(deliveryAreaTable).values(exceptions.map((each) => ({ shopId, ...each })));
}

/** Whose a shop is. */
export async function findOwner(db: Queryable, shopId: number) {
  const [owner] = await db
    .select({
      accountId: customerTable.id,
      firstName: customerTable.firstName,
      lastName: customerTable.lastName,
      phone: customerTable.phone,
      since: shopMemberTable.since,
    })
    .from(shopMemberTable)
    .innerJoin(customerTable, eq(customerTable.id, shopMemberTable.accountId))
    .where(and(eq(shopMemberTable.shopId, shopId), eq(shopMemberTable.role, "owner")));
  return owner;
}

/** A city as it is called. */
export async function findNamedCity(db: Queryable, id: number) {
  const [city] = await db
    .select({ id: cityTable.id, nameBn: cityTable.nameBn, nameEn: cityTable.nameEn })
    .from(cityTable)
    .where(eq(cityTable.id, id));
  return city;
}

/** An area as it is called, and where it lies. */
export async function findNamedArea(db: Queryable, id: number) {
  const [area] = await db
    .select({
      id: areaTable.id,
      cityId: areaTable.cityId,
      nameBn: areaTable.nameBn,
      nameEn: areaTable.nameEn,
    })
    .from(areaTable)
    .where(eq(areaTable.id, id));
  return area;
}

export async function countCities(db: Queryable, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const [found] = await db
    .select({ cities: count() })
    .from(cityTable)
    .where(inArray(cityTable.id, [...ids]));
  return found?.cities ?? 0;
}

export async function countAreas(db: Queryable, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const [found] = await db
    .select({ areas: count() })
    .from(areaTable)
    .where(inArray(areaTable.id, [...ids]));
  return found?.areas ?? 0;
}

/** Whether there is such a business category; nobody removes it before the transaction ends. */
export async function holdBusinessCategory(tx: Queryable, id: number): Promise<boolean> {
  const held = await tx
    .select({ id: businessCategoryTable.id })
    .from(businessCategoryTable)
    .where(eq(businessCategoryTable.id, id))
    .for("key share");
  return held.length > 0;
}

const autoApprovalKey = "auto_approval";

/** Whether shops are approved when they are sent. */
export async function isAutoApprovalOn(db: Queryable): Promise<boolean> {
  const [setting] = await db
    .select({ value: platformSettingTable.value })
    .from(platformSettingTable)
    .where(eq(platformSettingTable.key, autoApprovalKey));
  return setting?.value === "on";
}

export async function setAutoApproval(tx: Queryable, isOn: boolean): Promise<void> {
  const value = isOn ? "on" : "off";
  await tx
    .insert(platformSettingTable)
    .values({ key: autoApprovalKey, value })
    .onConflictDoUpdate({ target: platformSettingTable.key, set: { value } });
}
