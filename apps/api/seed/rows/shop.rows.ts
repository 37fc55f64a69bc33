import { eq } from "drizzle-orm";
import type { Queryable } from "../../src/database/database";
import type { ShopTerms } from "../../src/features/cart/pricing.rules";
import { deliveryTimeInBoth } from "../../src/features/shop-opening/delivery-time";
import { shopOpeningTable } from "../../src/features/shop-opening/shop-opening.table";
import { homeSectionTable } from "../../src/features/face/face.table";
import { couponTable } from "../../src/features/coupon/coupon.table";
import {
  bannerTable,
  deliveryAreaTable,
  deliverySuburbTable,
  extraPageTable,
  shopTable,
} from "../../src/features/shop/shop.table";
import type { Both, CouponContent, ShopContent } from "../content/shop-content";
import { pictureKeys } from "../picture-keys";
import { lookUp, onlyRow } from "./inserted";
import { findArea, findCity } from "./place.rows";

/** A shop with the zones of its delivery. */
export type ShopRow = typeof shopTable.$inferSelect & Pick<ShopTerms, DeliveryTerms>;
type DeliveryTerms = "deliveryFeeSuburbs" | "deliverySuburbs" | "deliveryAreas";
export type CouponRow = typeof couponTable.$inferSelect;

const dayInMs = 86_400_000;

const title = ({ en, bn }: Both) => ({ titleEn: en, titleBn: bn });

type DeliveryTime = ShopContent["deliveryTime"];
const inWords = (time: DeliveryTime) => ("from" in time ? deliveryTimeInBoth(time.from, time.to) : time);
const inDays = (time: DeliveryTime | undefined) => (time && "from" in time ? time : { from: null, to: null });

/** What the seller's form of the delivery shows, and, where the shop waits for a decision, when it was sent. */
function openingValues({ status, deliveryTime, deliveryTimeOutside }: ShopContent, sentAt: Date) {
  const [home, country] = [inDays(deliveryTime), inDays(deliveryTimeOutside)];
  return {
    sentAt: status === "sent" ? sentAt : null,
    daysFrom: home.from,
    daysTo: home.to,
    countryDaysFrom: country.from,
    countryDaysTo: country.to,
  };
}

/** What a shop says of itself, and what it charges. */
function shopValues(content: ShopContent) {
  const { deliveryTime, deliveryTimeOutside = { en: "", bn: "" } } = content;
  const [time, timeOutside] = [inWords(deliveryTime), inWords(deliveryTimeOutside)];
  return {
    ...title(content.title),
    taglineEn: content.tagline.en,
    taglineBn: content.tagline.bn,
    descriptionEn: content.description.en,
    descriptionBn: content.description.bn,
    addressEn: content.address.en,
    addressBn: content.address.bn,
    deliveryTimeEn: time.en,
    deliveryTimeBn: time.bn,
    deliveryTimeOutsideEn: timeOutside.en,
    deliveryTimeOutsideBn: timeOutside.bn,
    logo: pictureKeys.logo(content),
    homeCityId: findCity(content.homeCity).id,
    deliveryFeeInside: content.deliveryFeeInside,
    deliveryFeeSuburbs: content.deliveryFeeSuburbs,
    deliveryFeeOutside: content.deliveryFeeOutside,
    freeDeliveryFrom: content.freeDeliveryFrom,
    legalNameEn: content.legalName.en,
    legalNameBn: content.legalName.bn,
    bin: content.bin ?? "",
    issuesChallan: content.issuesChallan ?? false,
  };
}

/** Inserts a shop with its pages. @param dates when it was begun, and, where it waits for a decision, sent */
export async function insertShop(
  tx: Queryable,
  content: ShopContent,
  businessCategoryIds: ReadonlyMap<string, number>,
  { createdAt, sentAt }: { createdAt: Date; sentAt: Date },
): Promise<ShopRow> {
  const { slug, sellerKey, orderPrefix, status, theme, phone, vatPercent } = content;
  const shop = onlyRow(
    await tx
      .insert(shopTable)
      .values({
        slug,
        sellerKey,
        orderPrefix,
        status,
        theme,
        phone,
        vatPercent,
        createdAt,
        // Who tries the demo orders more than anybody would.
        mostOpenOrders: 20,
        ...shopValues(content),
        businessCategoryId: lookUp(businessCategoryIds, content.businessCategory, "the business category"),
      })
      .returning(),
  );
  const shopId = shop.id;
  await tx
    .update(shopOpeningTable)
    .set(openingValues(content, sentAt))
    .where(eq(shopOpeningTable.shopId, shopId));
  await tx.insert(extraPageTable).values(
    content.pages.map((page, position) => ({
      shopId,
      position,
      slug: page.slug,
      bodyEn: page.body.en,
      bodyBn: page.body.bn,
      ...title(page.title),
    })),
  );
  return { ...shop, ...(await insertDelivery(tx, shopId, content)) };
}

/** Inserts what is not of the home city, and the areas that are exceptions. */
async function insertDelivery(tx: Queryable, shopId: number, content: ShopContent) {
  const suburbs = content.suburbs.map((name) => ({ cityId: findCity(name).id }));
  const areas = content.deliveryExceptions.map((exception) => ({
    areaId: findArea(exception.city, exception.area).area.id,
    zone: "zone" in exception ? exception.zone : null,
    fee: "fee" in exception ? exception.fee : null,
  }));
  if (suburbs.length > 0)
    await tx.insert(deliverySuburbTable).values(suburbs.map((each) => ({ shopId, ...each })));
  if (areas.length > 0) await tx.insert(deliveryAreaTable).values(areas.map((each) => ({ shopId, ...each })));
  return {
    deliveryFeeSuburbs: content.deliveryFeeSuburbs,
    deliverySuburbs: suburbs,
    deliveryAreas: areas,
  };
}

/** Inserts a shop's banners; each leads to a category. */
export async function insertBanners(
  tx: Queryable,
  shopId: number,
  content: ShopContent,
  categoryIds: ReadonlyMap<string, number>,
): Promise<void> {
  await tx.insert(bannerTable).values(
    content.banners.map((banner, position) => ({
      shopId,
      position,
      targetKind: "category" as const,
      targetId: lookUp(categoryIds, banner.category, "the category"),
      textEn: banner.text.en,
      textBn: banner.text.bn,
      ...title(banner.title),
      picture: pictureKeys.banner(content, banner.slug),
    })),
  );
}

function couponAmounts({ discount }: CouponContent) {
  return "percent" in discount
    ? { kind: "percent" as const, percent: discount.percent, maxDiscount: discount.atMost ?? null }
    : { kind: "fixed" as const, amount: discount.fixed };
}

/** Inserts a shop's coupons. @returns them by their code */
export async function insertCoupons(
  tx: Queryable,
  shopId: number,
  coupons: readonly CouponContent[],
  now: Date,
): Promise<Map<string, CouponRow>> {
  if (coupons.length === 0) return new Map();
  const rows = coupons.map((coupon) => ({
    shopId,
    code: coupon.code,
    isPublic: coupon.isPublic,
    ...title(coupon.title),
    ...couponAmounts(coupon),
    minItemTotal: coupon.minimum ?? 0,
    startsAt: new Date(now.getTime() + coupon.startsInDays * dayInMs),
    endsAt: new Date(now.getTime() + coupon.endsInDays * dayInMs),
    totalUses: coupon.totalUses ?? null,
    usesPerCustomer: coupon.usesPerCustomer ?? null,
  }));
  const inserted = await tx.insert(couponTable).values(rows).returning();
  return new Map(inserted.map((coupon) => [coupon.code, coupon]));
}

/** Writes the usual order of a first page down where some of its ribbons have no row there. */
export async function insertHome(
  tx: Queryable,
  shopId: number,
  { ribbons, ribbonsNotAtHome }: ShopContent,
  ribbonIds: ReadonlyMap<string, number>,
): Promise<void> {
  if (!ribbonsNotAtHome) return;
  const part = (kind: "banners" | "categories" | "about") => ({ kind, ribbonId: null, isOn: true });
  const rows = ribbons.map(({ slug }) => ({
    kind: "ribbon" as const,
    ribbonId: lookUp(ribbonIds, slug, "the ribbon"),
    isOn: !ribbonsNotAtHome.includes(slug),
  }));
  const parts = [part("banners"), part("categories"), ...rows, part("about")];
  await tx.insert(homeSectionTable).values(parts.map((each, position) => ({ shopId, position, ...each })));
}
