import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { productCombinationTable, productPictureTable } from "../catalogue/catalogue.table";
import { goodsImportPictureTable } from "./goods-import.table";
import type { ImportKey } from "./goods-import.repository";

const isOf = ({ shopId, id }: ImportKey) =>
  and(eq(goodsImportPictureTable.shopId, shopId), eq(goodsImportPictureTable.importId, id));

export interface NewImportPicture {
  name: string;
  digest: string;
  bytes: Uint8Array | null;
  key: string | null;
}

/** The photos of an import, in place of those it had. */
export async function replacePictures(
  tx: Queryable,
  key: ImportKey,
  pictures: readonly NewImportPicture[],
): Promise<void> {
  await tx.delete(goodsImportPictureTable).where(isOf(key));
  // One by one: each may have two megabytes.
  for (const picture of pictures)
    await tx.insert(goodsImportPictureTable).values({ ...picture, shopId: key.shopId, importId: key.id });
}

/** The photos of an import without their bytes. */
export function listPictures(db: Queryable, key: ImportKey) {
  return db
    .select({
      name: goodsImportPictureTable.name,
      key: goodsImportPictureTable.key,
      isBroken: goodsImportPictureTable.isBroken,
    })
    .from(goodsImportPictureTable)
    .where(isOf(key));
}
export type ImportPicture = Awaited<ReturnType<typeof listPictures>>[number];

const named = (key: ImportKey, name: string) => and(isOf(key), eq(goodsImportPictureTable.name, name));

export async function findPictureBytes(
  db: Queryable,
  key: ImportKey,
  name: string,
): Promise<Uint8Array | undefined> {
  const [found] = await db
    .select({ bytes: goodsImportPictureTable.bytes })
    .from(goodsImportPictureTable)
    .where(named(key, name));
  return found?.bytes ?? undefined;
}

/** A photo is drawn, or cannot be. */
export async function settlePicture(
  tx: Queryable,
  key: ImportKey,
  name: string,
  settled: { key: string } | { isBroken: true },
): Promise<void> {
  await tx
    .update(goodsImportPictureTable)
    .set({ ...settled, bytes: null })
    .where(named(key, name));
}

/** Photos that the shop has from imports before, by what their bytes say. */
export async function findDrawn(
  db: Queryable,
  shopId: number,
  digests: readonly string[],
): Promise<Map<string, string>> {
  if (digests.length === 0) return new Map();
  const rows = await db
    .select({ digest: goodsImportPictureTable.digest, key: goodsImportPictureTable.key })
    .from(goodsImportPictureTable)
    .where(
      and(
        eq(goodsImportPictureTable.shopId, shopId),
        inArray(goodsImportPictureTable.digest, [...digests]),
        isNotNull(goodsImportPictureTable.key),
      ),
    );
  return new Map(rows.flatMap(({ digest, key }) => (key === null ? [] : [[digest, key] as const])));
}

/** Those of some names that are pictures of the shop's goods. */
export async function findShopPictures(
  db: Queryable,
  shopId: number,
  names: readonly string[],
): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const asked = [...names];
  const ofProducts = await db
    .selectDistinct({ picture: productPictureTable.picture })
    .from(productPictureTable)
    .where(and(eq(productPictureTable.shopId, shopId), inArray(productPictureTable.picture, asked)));
  const ofVariants = await db
    .selectDistinct({ picture: sql<string>`${productCombinationTable.picture}` })
    .from(productCombinationTable)
    .where(and(eq(productCombinationTable.shopId, shopId), inArray(productCombinationTable.picture, asked)));
  return new Set([...ofProducts, ...ofVariants].map(({ picture }) => picture));
}
