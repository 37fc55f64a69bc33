import { previewPrefix } from "@haat/contract/shared/reserved-labels";
import { and, eq, not, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { preparedOnce } from "../../database/prepared";
import { cityTable } from "../address/address.table";
import { shopColumns } from "./shop-columns.table";
import type { ShopAppFiles } from "../shop-app/shop-app-files";
import { shopAppTable, shopAppVersionTable } from "../shop-app/shop-app.table";
import { shopOpeningTable } from "../shop-opening/shop-opening.table";
import { shopThemeDraftTable } from "../shop-theme/shop-theme.table";
import type { ShopOpeningTimes } from "../shop-hours/opening.rules";
import { shopDayOffTable, shopHoursTable } from "../shop-hours/shop-hours.table";
import { mainHost } from "../shop-domain/shop-domain.table";
import { shopAnnouncementTable } from "../face/face.table";
import type { DraftPreview } from "./draft-preview";
import { targetPath } from "./target-columns.table";
import { businessCategoryTable, isShownShop, isShutShop, shopTable } from "./shop.table";

/**
 * The files of the shop's app; null before that is made. A part of the same statement, for every page of a shop shows some;
 * behind the wall (docs/decisions/010) nobody sees them.
 */
const appFiles = sql<ShopAppFiles | null>`(
  select v.files from ${shopAppTable} a join ${shopAppVersionTable} v on v.shop_id = a.shop_id and v.version = a.version
  where a.shop_id = ${shopTable.id})`;

/** The line above the header of its pages, whatever the day; null where there is none. Likewise of every page's statement. */
const announcement = sql<StoredAnnouncement | null>`(
  select json_build_object('bn', shop_announcement.text_bn, 'en', shop_announcement.text_en,
    'starts_on', shop_announcement.starts_on, 'ends_on', shop_announcement.ends_on,
    'target', ${targetPath("shop_announcement")})
  from ${shopAnnouncementTable}
  where shop_announcement.shop_id = ${shopTable.id} and shop_announcement.text_bn || shop_announcement.text_en <> '')`;

/** When it works, likewise of every page's statement. Days off that are over are among them until others are added. */
const openingTimes = sql<ShopOpeningTimes>`(select json_build_object(
  'hours', (select coalesce(json_agg(json_build_object('weekday', h.weekday, 'opens', h.opens_at, 'closes', h.closes_at)
    order by h.weekday), '[]') from ${shopHoursTable} h where h.shop_id = ${shopTable.id}),
  'daysOff', (select coalesce(json_agg(json_build_object('day', d.day, 'bn', d.note_bn, 'en', d.note_en) order by d.day), '[]')
    from ${shopDayOffTable} d where d.shop_id = ${shopTable.id}),
  'daysFrom', o.days_from, 'daysTo', o.days_to,
  'countryDaysFrom', o.country_days_from, 'countryDaysTo', o.country_days_to)
  from (select ${shopTable.id} as id) s left join ${shopOpeningTable} o on o.shop_id = s.id)`;

/** What is said above the header, and on which days. */
interface StoredAnnouncement {
  bn: string;
  en: string;
  starts_on: string | null;
  ends_on: string | null;
  target: string;
}

const shopByKey = preparedOnce((db, name) =>
  db
    .select(shopColumns)
    .from(shopTable)
    .innerJoin(cityTable, eq(cityTable.id, shopTable.homeCityId))
    .innerJoin(businessCategoryTable, eq(businessCategoryTable.id, shopTable.businessCategoryId))
    .where(and(eq(shopTable.sellerKey, sql.placeholder("value")), isShownShop))
    .prepare(name),
);
const shopBySlug = preparedOnce((db, name) =>
  db
    .select({ ...shopColumns, appFiles, announcement, openingTimes, mainHost })
    .from(shopTable)
    .innerJoin(cityTable, eq(cityTable.id, shopTable.homeCityId))
    .innerJoin(businessCategoryTable, eq(businessCategoryTable.id, shopTable.businessCategoryId))
    .where(and(eq(shopTable.slug, sql.placeholder("value")), isShownShop))
    .prepare(name),
);

/** A shop by its own name, and not by one of a preview. */
const itself: {
  isPreview: boolean;
  previewScheme: DraftPreview["scheme"];
  /** The draft of a product that is looked at. */
  previewDraft: DraftPreview["draftId"];
} = { isPreview: false, previewScheme: null, previewDraft: null };

export async function findShopByKey(db: Queryable, sellerKey: string) {
  const [shop] = await shopByKey(db).execute({ value: sellerKey });
  return shop && { ...shop, ...itself };
}

/** A shop as a preview of it names it: everything below is named by its key, and by the name that this has in addresses. */
const underKey = (key: string) => ({ sellerKey: key, slug: `${previewPrefix}${key}`, isPreview: true });

/** What is closed is not looked at by a way round. */
const isNotClosed = not(isShutShop);

/** Any shop, open or not, as who has the link to its preview sees it. */
export async function findShopByPreviewKey(db: Queryable, previewKey: string) {
  const [shop] = await db
    .select({ ...shopColumns, appFiles, announcement, openingTimes, mainHost })
    .from(shopOpeningTable)
    .innerJoin(shopTable, eq(shopTable.id, shopOpeningTable.shopId))
    .innerJoin(cityTable, eq(cityTable.id, shopTable.homeCityId))
    .innerJoin(businessCategoryTable, eq(businessCategoryTable.id, shopTable.businessCategoryId))
    .where(and(eq(shopOpeningTable.previewKey, previewKey), isNotClosed));
  return shop && { ...shop, ...underKey(previewKey), previewScheme: null, previewDraft: null };
}

/**
 * Any shop, open or not, for who looks at one of its drafts by a signed key (`draft-preview.ts`): in the draft of its theme if
 * that is meant and there is one, else in what it wears.
 */
export async function findShopInDraft(db: Queryable, preview: DraftPreview, key: string) {
  const { shopId, scheme, draftId } = preview;
  const [shop] = await db
    .select({
      ...shopColumns,
      appFiles,
      announcement,
      openingTimes,
      mainHost,
      draft: shopThemeDraftTable.theme,
    })
    .from(shopTable)
    .innerJoin(cityTable, eq(cityTable.id, shopTable.homeCityId))
    .innerJoin(businessCategoryTable, eq(businessCategoryTable.id, shopTable.businessCategoryId))
    .leftJoin(shopThemeDraftTable, eq(shopThemeDraftTable.shopId, shopTable.id))
    .where(and(eq(shopTable.id, shopId), isNotClosed));
  if (!shop) return undefined;
  const { draft, ...published } = shop;
  const theme = scheme === null ? published.theme : (draft ?? published.theme);
  return { ...published, theme, ...underKey(key), previewScheme: scheme, previewDraft: draftId };
}

/** With the files of its app, as its pages need them. */
export async function findShopBySlug(db: Queryable, slug: string) {
  const [shop] = await shopBySlug(db).execute({ value: slug });
  return shop && { ...shop, ...itself };
}

/** The shop by the first part of its order numbers; also one that is closed by now, for the sake of its old orders. */
export async function findShopIdByOrderPrefix(db: Queryable, orderPrefix: string) {
  const [shop] = await db
    .select({ id: shopTable.id })
    .from(shopTable)
    .where(eq(shopTable.orderPrefix, orderPrefix));
  return shop?.id;
}

/** Lets nobody else change what the shop shows until the transaction ends; "no key" keeps nobody from ordering. */
export async function holdShop(tx: Queryable, shopId: number): Promise<void> {
  await tx.select({ id: shopTable.id }).from(shopTable).where(eq(shopTable.id, shopId)).for("no key update");
}

/** A shop that can be looked at, its texts in both languages, its amounts in poisha. */
export type ShopRow = NonNullable<Awaited<ReturnType<typeof findShopByKey>>>;
