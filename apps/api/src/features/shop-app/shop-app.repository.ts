import { and, desc, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { isLive, productTable } from "../catalogue/catalogue.table";
import { shopTable } from "../shop/shop.table";
import { shopAppTable, shopAppVersionTable } from "./shop-app.table";

/** Marks a shop's app to be made, or made anew: a trigger then adds the job. */
export async function markStale(db: Queryable, shopId: number, now: Date): Promise<void> {
  await db
    .insert(shopAppTable)
    .values({ shopId, staleSince: now })
    .onConflictDoUpdate({
      target: shopAppTable.shopId,
      set: { staleSince: sql`coalesce(${shopAppTable.staleSince}, excluded.stale_since)` },
    });
}

const sourceColumns = {
  shopId: shopTable.id,
  slug: shopTable.slug,
  title: { bn: shopTable.titleBn, en: shopTable.titleEn },
  tagline: { bn: shopTable.taglineBn, en: shopTable.taglineEn },
  logo: shopTable.logo,
  theme: shopTable.theme,
  version: shopAppTable.version,
  staleSince: shopAppTable.staleSince,
};

/** What a shop's app is made from; nothing where none was asked for. */
export async function findAppSource(db: Queryable, shopId: number) {
  const [source] = await db
    .select(sourceColumns)
    .from(shopAppTable)
    .innerJoin(shopTable, eq(shopTable.id, shopAppTable.shopId))
    .where(eq(shopAppTable.shopId, shopId));
  return source;
}
export type AppSource = NonNullable<Awaited<ReturnType<typeof findAppSource>>>;

/** The same, while nobody else changes the app or the shop until the transaction ends. */
export async function holdAppSource(tx: Queryable, shopId: number): Promise<AppSource | undefined> {
  // The shop before its app, as whoever changes a shop takes them.
  await tx.select({ id: shopTable.id }).from(shopTable).where(eq(shopTable.id, shopId)).for("share");
  await tx
    .select({ id: shopAppTable.shopId })
    .from(shopAppTable)
    .where(eq(shopAppTable.shopId, shopId))
    .for("update");
  return findAppSource(tx, shopId);
}

/** Adds a version and makes it the one that is out. */
export async function addVersion(
  tx: Queryable,
  version: typeof shopAppVersionTable.$inferInsert,
  { isUpToDate }: { isUpToDate: boolean },
): Promise<void> {
  await tx.insert(shopAppVersionTable).values(version);
  await tx
    .update(shopAppTable)
    .set({ version: version.version, ...(isUpToDate && { staleSince: null }) })
    .where(eq(shopAppTable.shopId, version.shopId));
}

/** A shop's newest products with a picture, for pictures of the shop; prices in poisha. */
export function listShownProducts(db: Queryable, shopId: number, most: number) {
  return db
    .select({
      name: { bn: productTable.nameBn, en: productTable.nameEn },
      price: productTable.price,
      picture: productTable.picture,
    })
    .from(productTable)
    .where(and(eq(productTable.shopId, shopId), isLive))
    .orderBy(desc(productTable.publishedAt), desc(productTable.id))
    .limit(most);
}

/** A shop's app as it is out; nothing before its first version. */
export async function findApp(db: Queryable, shopId: number) {
  const [app] = await db
    .select({
      version: shopAppTable.version,
      staleSince: shopAppTable.staleSince,
      fingerprints: shopAppTable.fingerprints,
      madeAt: shopAppVersionTable.madeAt,
      isDrawn: shopAppVersionTable.isDrawn,
      files: shopAppVersionTable.files,
    })
    .from(shopAppTable)
    .leftJoin(
      shopAppVersionTable,
      and(
        eq(shopAppVersionTable.shopId, shopAppTable.shopId),
        eq(shopAppVersionTable.version, shopAppTable.version),
      ),
    )
    .where(eq(shopAppTable.shopId, shopId));
  return app;
}
export type AppRow = NonNullable<Awaited<ReturnType<typeof findApp>>>;

/** A shop with its app as its people see it; `version` is null where none was asked for yet. */
export async function findSellersApp(db: Queryable, shopId: number) {
  const [found] = await db
    .select({
      shopId: shopTable.id,
      sellerKey: shopTable.sellerKey,
      slug: shopTable.slug,
      title: { bn: shopTable.titleBn, en: shopTable.titleEn },
      tagline: { bn: shopTable.taglineBn, en: shopTable.taglineEn },
      theme: shopTable.theme,
      version: shopAppTable.version,
      staleSince: shopAppTable.staleSince,
      fingerprints: shopAppTable.fingerprints,
      madeAt: shopAppVersionTable.madeAt,
      isDrawn: shopAppVersionTable.isDrawn,
      files: shopAppVersionTable.files,
    })
    .from(shopTable)
    .leftJoin(shopAppTable, eq(shopAppTable.shopId, shopTable.id))
    .leftJoin(
      shopAppVersionTable,
      and(
        eq(shopAppVersionTable.shopId, shopAppTable.shopId),
        eq(shopAppVersionTable.version, shopAppTable.version),
      ),
    )
    .where(eq(shopTable.id, shopId));
  return found;
}
export type SellersApp = NonNullable<Awaited<ReturnType<typeof findSellersApp>>>;

/** Marks an app that is there to be made anew. @returns the version that is out; nothing where there is no app */
export async function askAgain(tx: Queryable, shopId: number, now: Date) {
  const [app] = await tx
    .update(shopAppTable)
    .set({ staleSince: sql`coalesce(${shopAppTable.staleSince}, ${now.toISOString()})` })
    .where(eq(shopAppTable.shopId, shopId))
    .returning({ version: shopAppTable.version });
  return app;
}

/** Who signs the shop's app in stores, while nobody else says so; nothing where there is no app. */
export async function holdFingerprints(tx: Queryable, shopId: number): Promise<string[] | undefined> {
  const [app] = await tx
    .select({ fingerprints: shopAppTable.fingerprints })
    .from(shopAppTable)
    .where(eq(shopAppTable.shopId, shopId))
    .for("update");
  return app?.fingerprints;
}

export async function updateFingerprints(
  tx: Queryable,
  shopId: number,
  fingerprints: string[],
): Promise<void> {
  await tx.update(shopAppTable).set({ fingerprints }).where(eq(shopAppTable.shopId, shopId));
}
