import { isShownOn } from "@haat/contract/seller/shown-days";
import { dayInBangladesh } from "@haat/contract/shared/bangladesh-day";
import { business } from "@haat/contract/shared/business-constants";
import { timeOfMinutes } from "@haat/contract/shared/day-time";
import type { Language } from "@haat/contract/shared/languages";
import { displayPhone } from "@haat/contract/shared/phone";
import { isTest } from "@haat/contract/shared/shop-status";
import type { Seller, StoreSummary, BusinessCategory } from "@haat/contract/shop/store.contract";
import type { Services } from "../../http/call";
import { DomainError } from "../../process/domain-error";
import { textIn } from "../../http/language";
import { lastPageOf, pageOf } from "../../http/pages";
import { motifOfPicture } from "../business-category/category-picture";
import * as finder from "./store-finder.repository";
import type { BusinessCategoryRow, StoreFilter, StoreRow } from "./store-finder.repository";
import { doesSell, findShopBySlug, type NamedShop, type ShopRow } from "../shop/shop.usecases";
import {
  deliveryDays,
  deliveryDaysOutside,
  nextOpening,
  type ShopOpeningTimes,
} from "../shop-hours/opening.rules";
import type { ShopAppFiles } from "../shop-app/shop-app-files";
import { withHomeLayout } from "../shop/home-layout";
import { usableTheme } from "../shop/stored-theme";

/** A shop by its slug, as its pages need it. */
export async function describeSeller(services: Services, slug: string, language: Language): Promise<Seller> {
  const { db, cached, clock, logger } = services;
  const found = await cached(`shop by slug ${slug}`, async () => {
    const shop = await findShopBySlug(services, slug);
    if (!shop) return undefined;
    const theme = withHomeLayout(usableTheme(shop.theme, shop.id, logger), shop.tradePicture);
    return { shop: { ...shop, theme }, prices: await finder.findPriceRange(db, shop.id) };
  });
  if (!found) throw new DomainError("store_not_found");
  const { shop, prices } = found;
  return {
    id_shop: shop.id,
    seller_key: shop.sellerKey,
    shop_name: shop.slug,
    title: textIn(language, shop.title),
    tagline: textIn(language, shop.tagline),
    description: textIn(language, shop.description),
    business_category: textIn(language, shop.businessCategory),
    logo: shop.logo,
    app: appShown(shop, language),
    theme: shop.theme,
    phone: displayPhone(shop.phone),
    address: textIn(language, shop.address),
    home_city: { id_city: shop.homeCityId, city_name: textIn(language, shop.homeCity) },
    delivery_fee_inside: shop.deliveryFeeInside,
    delivery_fee_suburbs: shop.deliveryFeeSuburbs,
    delivery_fee_outside: shop.deliveryFeeOutside,
    delivery_suburbs: suburbsOf(shop).map((name) => textIn(language, name)),
    free_delivery_from: shop.freeDeliveryFrom,
    least_order: shop.leastOrder,
    delivery_time: textIn(language, shop.deliveryTime),
    delivery_time_outside: textIn(language, shop.deliveryTimeOutside) || null,
    vat_percent: shop.vatPercent,
    min_price: prices.minPrice,
    max_price: prices.maxPrice,
    is_pick_up: shop.offersPickUp,
    // A preview stands at its own address, whatever the shop's is.
    own_domain: shop.isPreview ? null : shop.mainHost,
    opening: openingOf(shop.openingTimes, clock.now(), language),
    announcement: announcementOn(dayInBangladesh(clock.now()), shop, language),
    standing: {
      is_selling: doesSell(shop),
      is_preview: shop.isPreview,
      is_test: isTest(shop.status),
      preview_scheme: shop.previewScheme,
      preview_draft: shop.previewDraft !== null,
      pause_note: shop.pauseNote,
      returns_on: shop.pausedUntil,
    },
  };
}

const shownDaysOff = 60 * 86_400_000;

/** When it works, as it is at a moment, whatever is kept of the shop; nothing where it tells no hours and has no days off. */
function openingOf(times: ShopOpeningTimes, now: Date, language: Language): Seller["opening"] {
  const [today, last] = [dayInBangladesh(now), dayInBangladesh(new Date(now.getTime() + shownDaysOff))];
  const daysOff = times.daysOff.filter(({ day }) => day >= today && day <= last);
  if (times.hours.length === 0 && daysOff.length === 0) return null;
  const next = nextOpening(times, now);
  return {
    is_open: next === null,
    opens_at: next && next.toISOString(),
    hours: times.hours.map(({ weekday, opens, closes }) => ({
      weekday,
      opens: timeOfMinutes(opens),
      closes: timeOfMinutes(closes),
    })),
    days_off: daysOff.map(({ day, bn, en }) => ({ day, note: textIn(language, { bn, en }) })),
    delivery: deliveryDays(times, now),
    delivery_outside: deliveryDaysOutside(times, now),
  };
}

/** The line above the header on a day: its end ends it, whatever is kept of the shop. */
function announcementOn(
  today: string,
  { announcement }: Pick<NamedShop, "announcement">,
  language: Language,
): Seller["announcement"] {
  if (!announcement || !isShownOn(today, announcement)) return null;
  const { target, bn, en } = announcement;
  const text = textIn(language, { bn, en });
  return { text, target, language: text === bn ? "bn" : "en" };
}

const appShown = ({ appFiles }: { appFiles: ShopAppFiles | null }, language: Language): Seller["app"] =>
  appFiles && {
    favicon: appFiles.icons.favicon,
    apple_touch_icon: appFiles.icons["apple-touch"],
    share_picture: appFiles.pictures[language].share,
  };

/** What the shop counts as suburbs of its home city, cities before areas. */
const suburbsOf = ({ deliverySuburbs, deliveryAreas }: ShopRow) => [
  ...deliverySuburbs,
  ...deliveryAreas.filter(({ zone }) => zone === "suburbs"),
];

/** For so many shops a second passes before their order is looked up anew. */
const shopsPerSecond = 2000;

/** A list of shops rests once there are so many that making it anew for each change of any shop would be a burden. */
export const restOfShops = (shops: number): number => (shops <= shopsPerSecond ? 0 : shops / shopsPerSecond);

/** The counts of shops beside trades and places may be so old before they are made anew, however many shops there are. */
const longestRestOfCounts = 5;

/** Counts of shops rest as the lists do that they lead to, and never long: who opened a shop looks whether it is there. */
export const restOfCounts = (counted: readonly { storeCount: number }[]): number =>
  Math.min(restOfShops(counted.reduce((sum, { storeCount }) => sum + storeCount, 0)), longestRestOfCounts);

/** A page of the store finder; which shops there are and in which order is kept for all of its pages. */
export async function findStores(
  { db, cached, logger }: Services,
  filter: StoreFilter,
  { page, perPage = business.storesPerPage }: { page: number; perPage: number | undefined },
  language: Language,
) {
  const ids = await cached(
    `stores ${JSON.stringify(filter)}`,
    async () => Int32Array.from(await finder.rankStores(db, filter)),
    { restSeconds: ({ length }) => restOfShops(length) },
  );
  const { limit, offset } = pageOf(page, perPage);
  const shown = [...ids.subarray(offset, offset + limit)];
  const found = await cached(`cards of stores ${shown.join(" ")}`, () => finder.findStoresById(db, shown));
  const stores = shown.flatMap((id) => {
    const shop = found.get(id);
    return shop
      ? [describeStore({ ...shop, theme: usableTheme(shop.theme, shop.id, logger) }, language)]
      : [];
  });
  const total = ids.length;
  return { stores, total, per_page: perPage, last_page: lastPageOf(total, perPage) };
}

/** A shop as its card in a list shows it; its theme is usable already. */
export function describeStore(shop: StoreRow, language: Language): StoreSummary {
  return {
    id_shop: shop.id,
    shop_name: shop.slug,
    title: textIn(language, shop.title),
    tagline: textIn(language, shop.tagline),
    business_category: textIn(language, shop.businessCategory),
    logo: shop.logo,
    theme: shop.theme,
    city_name: textIn(language, shop.city),
    address: textIn(language, shop.address),
    product_count: shop.productCount,
    home_city_only: shop.productCount > 0 && shop.stayingCount === shop.productCount,
  };
}

/** The slugs of the approved shops, for the platform's site map. */
export async function listStoreNames({ db, cached }: Services, page: number) {
  const perPage = business.slugsPerPage;
  const [rows, total] = await cached(`store names ${page}`, () =>
    Promise.all([finder.listStoreSlugs(db, pageOf(page, perPage)), finder.countStores(db)]),
  );
  const names = rows.map((row) => ({ shop_name: row.slug, own_domain: row.mainHost }));
  return { stores: names, total, per_page: perPage, last_page: lastPageOf(total, perPage) };
}

/** Every trade with this part, in lower case, in its name in either language. */
export async function listBusinessCategories(
  services: Services,
  language: Language,
  part = "",
): Promise<BusinessCategory[]> {
  const trades = await businessCategoriesOf(services);
  return trades
    .filter(({ name }) => `${name.bn}\n${name.en}`.toLowerCase().includes(part))
    .map((trade) => describeBusinessCategory(trade, language));
}

/** @throws not_found where there is no such trade */
export async function requireBusinessCategory(
  services: Services,
  id: number,
  language: Language,
): Promise<BusinessCategory> {
  const trade = (await businessCategoriesOf(services)).find((each) => each.id === id);
  if (!trade) throw new DomainError("not_found");
  return describeBusinessCategory(trade, language);
}

function businessCategoriesOf({ db, cached }: Services): Promise<BusinessCategoryRow[]> {
  return cached("business categories", () => finder.listBusinessCategories(db), {
    restSeconds: (trades) => restOfCounts(trades),
  });
}

const describeBusinessCategory = (trade: BusinessCategoryRow, language: Language): BusinessCategory => ({
  id_business_category: trade.id,
  name: textIn(language, trade.name),
  motif: motifOfPicture(trade.picture),
  picture: trade.picture,
  store_count: trade.storeCount,
});
