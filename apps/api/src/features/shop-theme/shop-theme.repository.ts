import type { ShopTheme } from "@haat/contract/shop/store.contract";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { customerTable } from "../account/account.table";
import { businessCategoryTable, shopTable } from "../shop/shop.table";
import { shopThemeDraftTable, shopThemeVersionTable } from "./shop-theme.table";

const nameOf = sql<string>`coalesce(trim(${customerTable.firstName} || ' ' || ${customerTable.lastName}), '')`;

/** What a shop wears, and the draft beside it. */
export async function findLooks(db: Queryable, shopId: number) {
  const [found] = await db
    .select({
      published: shopTable.theme,
      /** Picture of the shop's trade. */
      tradePicture: businessCategoryTable.picture,
      version: sql`coalesce(${shopThemeDraftTable.version}, 0)`.mapWith(Number),
      draft: shopThemeDraftTable.theme,
      savedBy: nameOf,
      savedAt: shopThemeDraftTable.savedAt,
    })
    .from(shopTable)
    .innerJoin(businessCategoryTable, eq(businessCategoryTable.id, shopTable.businessCategoryId))
    .leftJoin(shopThemeDraftTable, eq(shopThemeDraftTable.shopId, shopTable.id))
    .leftJoin(customerTable, eq(customerTable.id, shopThemeDraftTable.savedBy))
    .where(eq(shopTable.id, shopId));
  return found;
}
export type LooksRow = NonNullable<Awaited<ReturnType<typeof findLooks>>>;

/** The same, while nobody else changes the shop until the transaction ends. */
export async function holdLooks(tx: Queryable, shopId: number): Promise<LooksRow | undefined> {
  await tx.select({ id: shopTable.id }).from(shopTable).where(eq(shopTable.id, shopId)).for("no key update");
  return findLooks(tx, shopId);
}

/** The themes that a shop has worn, the newest first. */
export function listVersions(db: Queryable, shopId: number) {
  return db
    .select({
      number: shopThemeVersionTable.number,
      theme: shopThemeVersionTable.theme,
      publishedBy: nameOf,
      publishedAt: shopThemeVersionTable.publishedAt,
    })
    .from(shopThemeVersionTable)
    .leftJoin(customerTable, eq(customerTable.id, shopThemeVersionTable.publishedBy))
    .where(eq(shopThemeVersionTable.shopId, shopId))
    .orderBy(desc(shopThemeVersionTable.number));
}

export async function findVersion(db: Queryable, shopId: number, number: number) {
  const [found] = await db
    .select({ theme: shopThemeVersionTable.theme })
    .from(shopThemeVersionTable)
    .where(and(eq(shopThemeVersionTable.shopId, shopId), eq(shopThemeVersionTable.number, number)));
  return found?.theme;
}

/** A draft, and who saved it when; none takes away what is there. */
export interface DraftWritten {
  theme: ShopTheme;
  savedBy: number;
  savedAt: Date;
}

/** Writes a shop's draft, and counts the change. */
export async function putDraft(
  tx: Queryable,
  shopId: number,
  draft: DraftWritten | undefined,
): Promise<void> {
  const values = draft ?? { theme: null, savedBy: null, savedAt: null };
  await tx
    .insert(shopThemeDraftTable)
    .values({ shopId, version: 1, ...values })
    .onConflictDoUpdate({
      target: shopThemeDraftTable.shopId,
      set: { ...values, version: sql`${shopThemeDraftTable.version} + 1` },
    });
}

/** Counts a change that left the draft as it is. */
export async function countChange(tx: Queryable, shopId: number): Promise<void> {
  await tx
    .insert(shopThemeDraftTable)
    .values({ shopId, version: 1 })
    .onConflictDoUpdate({
      target: shopThemeDraftTable.shopId,
      set: { version: sql`${shopThemeDraftTable.version} + 1` },
    });
}

/** Has a shop wear a theme; a trigger keeps it among its versions. */
export async function publish(tx: Queryable, shopId: number, theme: ShopTheme): Promise<void> {
  await tx.update(shopTable).set({ theme }).where(eq(shopTable.id, shopId));
}
