import { and, asc, eq } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { bannerTable, shopTable } from "../shop/shop.table";
import { targetName } from "../shop/target-columns.table";

const bannerColumns = {
  id: bannerTable.id,
  titleBn: bannerTable.titleBn,
  titleEn: bannerTable.titleEn,
  textBn: bannerTable.textBn,
  textEn: bannerTable.textEn,
  picture: bannerTable.picture,
  phonePicture: bannerTable.phonePicture,
  targetKind: bannerTable.targetKind,
  targetId: bannerTable.targetId,
  startsOn: bannerTable.startsOn,
  endsOn: bannerTable.endsOn,
  isOn: bannerTable.isOn,
  position: bannerTable.position,
};

/** Every banner of a shop in its order, those that are not shown included. */
export function listBanners(db: Queryable, shopId: number) {
  return db
    .select({ ...bannerColumns, targetName: targetName("banner") })
    .from(bannerTable)
    .where(eq(bannerTable.shopId, shopId))
    .orderBy(asc(bannerTable.position), asc(bannerTable.id));
}
export type BannerRow = Awaited<ReturnType<typeof listBanners>>[number];

/** A shop's theme as it is stored. */
export async function findTheme(db: Queryable, shopId: number): Promise<unknown> {
  const [shop] = await db.select({ theme: shopTable.theme }).from(shopTable).where(eq(shopTable.id, shopId));
  return shop?.theme;
}

/** @returns its id */
export async function insertBanner(tx: Queryable, banner: typeof bannerTable.$inferInsert): Promise<number> {
  const [made] = await tx.insert(bannerTable).values(banner).returning({ id: bannerTable.id });
  if (!made) throw new Error("A banner was not written.");
  return made.id;
}

const isBanner = (shopId: number, id: number) => and(eq(bannerTable.shopId, shopId), eq(bannerTable.id, id));

export async function updateBanner(
  tx: Queryable,
  { shopId, id }: { shopId: number; id: number },
  change: Partial<Omit<BannerRow, "id" | "targetName">>,
): Promise<void> {
  await tx.update(bannerTable).set(change).where(isBanner(shopId, id));
}

export async function deleteBanner(tx: Queryable, shopId: number, id: number): Promise<void> {
  await tx.delete(bannerTable).where(isBanner(shopId, id));
}
