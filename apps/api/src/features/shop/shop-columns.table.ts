import { sql } from "drizzle-orm";
import { areaTable, cityTable } from "../address/address.table";
import {
  businessCategoryTable,
  deliveryAreaTable,
  deliverySuburbTable,
  shopTable,
  type DeliveryZone,
} from "./shop.table";

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
  status: shopTable.status,
  pauseNote: shopTable.pauseNote,
  pausedUntil: shopTable.pausedUntil,
  offersPickUp: shopTable.offersPickUp,
  orderPrefix: shopTable.orderPrefix,
  title: { bn: shopTable.titleBn, en: shopTable.titleEn },
  tagline: { bn: shopTable.taglineBn, en: shopTable.taglineEn },
  description: { bn: shopTable.descriptionBn, en: shopTable.descriptionEn },
  address: { bn: shopTable.addressBn, en: shopTable.addressEn },
  deliveryTime: { bn: shopTable.deliveryTimeBn, en: shopTable.deliveryTimeEn },
  deliveryTimeOutside: { bn: shopTable.deliveryTimeOutsideBn, en: shopTable.deliveryTimeOutsideEn },
  businessCategory: { bn: businessCategoryTable.nameBn, en: businessCategoryTable.nameEn },
  tradePicture: businessCategoryTable.picture,
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
  leastOrder: shopTable.leastOrder,
  mostOpenOrders: shopTable.mostOpenOrders,
  codeFrom: shopTable.codeFrom,
};
