import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { updateMany } from "../../database/many-rows";
import { goodsImportPictureTable, goodsImportProductTable } from "./goods-import.table";
import type { ImportKey } from "./goods-import.repository";

const { kind, outcome, position } = goodsImportProductTable;

const isOf = ({ shopId, id }: ImportKey) =>
  and(eq(goodsImportProductTable.shopId, shopId), eq(goodsImportProductTable.importId, id));

const nextColumns = {
  position,
  rowCount: goodsImportProductTable.rowCount,
  kind,
  productId: goodsImportProductTable.productId,
  digest: goodsImportProductTable.digest,
  sheet: goodsImportProductTable.sheet,
};

/** What waits to be done, in the order of the file, so many at most. */
export function listWaiting(db: Queryable, key: ImportKey, most: number) {
  return db
    .select(nextColumns)
    .from(goodsImportProductTable)
    .where(and(isOf(key), eq(outcome, "waiting")))
    .orderBy(asc(position))
    .limit(most);
}

/** Those of some products that wait still. */
export function listStillWaiting(db: Queryable, key: ImportKey, places: readonly number[]) {
  return db
    .select(nextColumns)
    .from(goodsImportProductTable)
    .where(and(isOf(key), eq(outcome, "waiting"), inArray(position, [...places])))
    .orderBy(asc(position));
}
export type NextProduct = Awaited<ReturnType<typeof listWaiting>>[number];

/** Places of what was done, in the order of the file, so many at most. */
export function listDonePlaces(db: Queryable, key: ImportKey, most: number) {
  return db
    .select({ position })
    .from(goodsImportProductTable)
    .where(and(isOf(key), eq(outcome, "done")))
    .orderBy(asc(position))
    .limit(most);
}

/** Those of some products that are done still, with what they were and became. */
export function listStillDone(db: Queryable, key: ImportKey, places: readonly number[]) {
  return db
    .select({
      position,
      productId: goodsImportProductTable.productId,
      before: goodsImportProductTable.before,
      after: goodsImportProductTable.after,
    })
    .from(goodsImportProductTable)
    .where(and(isOf(key), eq(outcome, "done"), inArray(position, [...places])))
    .orderBy(asc(position));
}

type ProductRow = typeof goodsImportProductTable.$inferSelect;

/** A product that was not done, and why. */
export type RefusedProduct = Pick<ProductRow, "position" | "errors">;

export const refuse = (tx: Queryable, key: ImportKey, products: readonly RefusedProduct[]) =>
  settle(
    tx,
    key,
    products.map((product) => ({ ...product, outcome: "failed" })),
  );

/** Leaves products as they are. */
export const skip = (tx: Queryable, key: ImportKey, places: readonly number[]) =>
  settle(
    tx,
    key,
    places.map((place) => ({ position: place, outcome: "skipped" })),
  );

/** A product that was done, with what it was and became. */
export type DoneProduct = Pick<
  ProductRow,
  "position" | "productId" | "before" | "after" | "replacedPictures"
>;

export const keepDone = (tx: Queryable, key: ImportKey, products: readonly DoneProduct[]) =>
  settle(
    tx,
    key,
    products.map((product) => ({ ...product, outcome: "done" })),
  );

/** Writes what became of products, all with the columns of the first one. */
export const settle = (
  tx: Queryable,
  { shopId, id: importId }: ImportKey,
  products: readonly (Partial<ProductRow> & Pick<ProductRow, "position" | "outcome">)[],
) =>
  updateMany(
    tx,
    goodsImportProductTable,
    ["shopId", "importId", "position"],
    products.map((product) => ({ ...product, shopId, importId })),
  );

/** What is as the file says stays, and what is wrong is not done: both have become what they become. */
export async function settleWithoutWork(tx: Queryable, key: ImportKey): Promise<void> {
  await tx
    .update(goodsImportProductTable)
    .set({ outcome: sql`${kind}` })
    .where(and(isOf(key), eq(outcome, "waiting"), inArray(kind, ["same", "failed"])));
}

/** Leaves products that wait as they are. */
export async function skipWaiting(tx: Queryable, key: ImportKey, where?: "double"): Promise<void> {
  await tx
    .update(goodsImportProductTable)
    .set({ outcome: "skipped" })
    .where(and(isOf(key), eq(outcome, "waiting"), where && eq(kind, where)));
}

/** Photos that nothing will be made of any more need no room. */
export async function emptyPictures(tx: Queryable, { shopId, id }: ImportKey): Promise<void> {
  await tx
    .update(goodsImportPictureTable)
    .set({ bytes: null })
    .where(and(eq(goodsImportPictureTable.shopId, shopId), eq(goodsImportPictureTable.importId, id)));
}
