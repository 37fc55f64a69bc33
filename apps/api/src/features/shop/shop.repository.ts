import { previewPrefix } from "@haat/contract/shared/reserved-labels";
import { and, eq, notInArray, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { preparedOnce } from "../../database/prepared";
import { cityTable } from "../address/address.table";
import { shopColumns } from "./shop-columns.table";
import type { ShopAppFiles } from "../shop-app/shop-app-files";
import { shopAppTable, shopAppVersionTable } from "../shop-app/shop-app.table";
import { shopOpeningTable } from "../shop-opening/shop-opening.table";
import { shopThemeDraftTable } from "../shop-theme/shop-theme.table";
import type { DraftPreview } from "./draft-preview";
import { businessCategoryTable, isShownShop, shopTable } from "./shop.table";

/**
 * The files of the shop's app; null before that is made. A part of the same statement, for every page of a shop shows some;
 * behind the wall (docs/decisions/010) nobody sees them.
 */
const appFiles = sql<ShopAppFiles | null>`(
  select v.files from ${shopAppTable} a join ${shopAppVersionTable} v on v.shop_id = a.shop_id and v.version = a.version
  where a.shop_id = ${shopTable.id})`;

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
    .select({ ...shopColumns, appFiles })
    .from(shopTable)
    .innerJoin(cityTable, eq(cityTable.id, shopTable.homeCityId))
    .innerJoin(businessCategoryTable, eq(businessCategoryTable.id, shopTable.businessCategoryId))
    .where(and(eq(shopTable.slug, sql.placeholder("value")), isShownShop))
    .prepare(name),
);

/** A shop by its own name, and not by one of a preview. */
const itself: { isPreview: boolean; previewScheme: DraftPreview["scheme"] | null } = {
  isPreview: false,
  previewScheme: null,
};

export async function findShopByKey(db: Queryable, sellerKey: string) {
  const [shop] = await shopByKey(db).execute({ value: sellerKey });
  return shop && { ...shop, ...itself };
}

/** A shop as a preview of it names it: everything below is named by its key, and by the name that this has in addresses. */
const underKey = (key: string) => ({ sellerKey: key, slug: `${previewPrefix}${key}`, isPreview: true });

/** What the platform closed is not looked at by a way round. */
const isNotClosed = notInArray(shopTable.status, ["suspended", "rejected"]);

/** Any shop, open or not, as who has the link to its preview sees it. */
export async function findShopByPreviewKey(db: Queryable, previewKey: string) {
  const [shop] = await db
    .select({ ...shopColumns, appFiles })
    .from(shopOpeningTable)
    .innerJoin(shopTable, eq(shopTable.id, shopOpeningTable.shopId))
    .innerJoin(cityTable, eq(cityTable.id, shopTable.homeCityId))
    .innerJoin(businessCategoryTable, eq(businessCategoryTable.id, shopTable.businessCategoryId))
    .where(and(eq(shopOpeningTable.previewKey, previewKey), isNotClosed));
  return shop && { ...shop, ...underKey(previewKey), previewScheme: null };
}

/**
 * Any shop, open or not, in the draft of its theme, for who looks at that by a signed key (`draft-preview.ts`); where there is
 * no draft, in what it wears.
 */
export async function findShopInDraft(db: Queryable, { shopId, scheme }: DraftPreview, key: string) {
  const [shop] = await db
    .select({ ...shopColumns, appFiles, draft: shopThemeDraftTable.theme })
    .from(shopTable)
    .innerJoin(cityTable, eq(cityTable.id, shopTable.homeCityId))
    .innerJoin(businessCategoryTable, eq(businessCategoryTable.id, shopTable.businessCategoryId))
    .leftJoin(shopThemeDraftTable, eq(shopThemeDraftTable.shopId, shopTable.id))
    .where(and(eq(shopTable.id, shopId), isNotClosed));
  if (!shop) return undefined;
  const { draft, ...published } = shop;
  return { ...published, theme: draft ?? published.theme, ...underKey(key), previewScheme: scheme };
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

/** A shop that can be looked at, its texts in both languages, its amounts in poisha. */
export type ShopRow = NonNullable<Awaited<ReturnType<typeof findShopByKey>>>;
