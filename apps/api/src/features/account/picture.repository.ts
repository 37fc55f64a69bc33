import { and, asc, count, desc, eq, gt, inArray, lt, notExists, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Queryable } from "../../database/database";
import { productCombinationTable, productPictureTable } from "../catalogue/catalogue.table";
import { complaintMessageTable } from "../complaint/complaint.table";
import { goodsImportPictureTable, goodsImportProductTable } from "../goods-import/goods-import.table";
import { homeSectionTable } from "../face/face.table";
import { productDraftTable } from "../product-draft/product-draft.table";
import { bannerTable, shopTable } from "../shop/shop.table";
import { customerTable } from "./account.table";
import { uploadedPictureTable } from "./picture.table";

export async function insertPicture(
  db: Queryable,
  picture: typeof uploadedPictureTable.$inferInsert,
): Promise<void> {
  await db.insert(uploadedPictureTable).values(picture);
}

export async function deletePictures(db: Queryable, keys: string[]): Promise<void> {
  await db.delete(uploadedPictureTable).where(inArray(uploadedPictureTable.key, keys));
}

/** When a customer uploaded pictures since a moment, newest first. */
export function listUploadsSince(db: Queryable, customerId: number, since: Date) {
  return db
    .select({ createdAt: uploadedPictureTable.createdAt })
    .from(uploadedPictureTable)
    .where(and(eq(uploadedPictureTable.customerId, customerId), gt(uploadedPictureTable.createdAt, since)))
    .orderBy(desc(uploadedPictureTable.createdAt));
}

/** Whether a picture is one that this customer uploaded. */
export async function isPictureOf(db: Queryable, customerId: number, key: string): Promise<boolean> {
  const [found] = await db
    .select({ pictures: count() })
    .from(uploadedPictureTable)
    .where(and(eq(uploadedPictureTable.customerId, customerId), eq(uploadedPictureTable.key, key)));
  return found !== undefined && found.pictures > 0;
}

/** Of those of the pictures that somebody uploaded: what each was cut from, and around which point. */
export function listFocus(db: Queryable, keys: readonly string[]) {
  const { key, whole, focusX, focusY } = uploadedPictureTable;
  return db
    .select({ key, whole, focusX, focusY })
    .from(uploadedPictureTable)
    .where(inArray(key, [...keys]));
}

/** The square of a picture around a point that an account keeps already. */
export async function findSquare(
  db: Queryable,
  customerId: number,
  { whole, focus }: { whole: string; focus: { x: number; y: number } },
): Promise<string | undefined> {
  const [found] = await db
    .select({ key: uploadedPictureTable.key })
    .from(uploadedPictureTable)
    .where(
      and(
        eq(uploadedPictureTable.whole, whole),
        eq(uploadedPictureTable.focusX, focus.x),
        eq(uploadedPictureTable.focusY, focus.y),
        eq(uploadedPictureTable.customerId, customerId),
      ),
    )
    .limit(1);
  return found?.key;
}

/** That no picture is there that was cut from a picture: its point may be changed. */
function isOfNoSquare(db: Queryable) {
  const square = alias(uploadedPictureTable, "square");
  const isCut = db
    .select({ one: sql`1` })
    .from(square)
    .where(eq(square.whole, uploadedPictureTable.key));
  return notExists(isCut);
}

/** That neither a banner nor a text of a first page shows a picture. */
function isOfNoFace(db: Queryable) {
  const isOfBanner = db
    .select({ one: sql`1` })
    .from(bannerTable)
    .where(
      or(
        eq(bannerTable.picture, uploadedPictureTable.key),
        eq(bannerTable.phonePicture, uploadedPictureTable.key),
      ),
    );
  const isOfHome = db
    .select({ one: sql`1` })
    .from(homeSectionTable)
    .where(eq(homeSectionTable.picture, uploadedPictureTable.key));
  return and(notExists(isOfBanner), notExists(isOfHome));
}

/** That neither an import of goods has a picture nor a product gets it back when its import is taken back. */
function isOfNoImport(db: Queryable) {
  const isBrought = db
    .select({ one: sql`1` })
    .from(goodsImportPictureTable)
    .where(eq(goodsImportPictureTable.key, uploadedPictureTable.key));
  const isReplaced = db
    .select({ one: sql`1` })
    .from(goodsImportProductTable)
    .where(
      and(
        eq(goodsImportProductTable.outcome, "done"),
        sql`${goodsImportProductTable.replacedPictures} @> array[${uploadedPictureTable.key}]`,
      ),
    );
  return and(notExists(isBrought), notExists(isReplaced));
}

/** That nobody sent a picture with what is wrong with an order. */
function isOfNoComplaint(db: Queryable) {
  const isSent = db
    .select({ one: sql`1` })
    .from(complaintMessageTable)
    .where(sql`${complaintMessageTable.pictures} @> array[${uploadedPictureTable.key}]`);
  return notExists(isSent);
}

/** Keys of pictures from before a moment that no account, shop, product, draft, import or complaint shows, oldest first, so many at most. */
export async function listUnusedPictures(db: Queryable, before: Date, most: number): Promise<string[]> {
  const shown = db
    .select({ one: sql`1` })
    .from(customerTable)
    .where(
      and(
        eq(customerTable.id, uploadedPictureTable.customerId),
        eq(customerTable.picture, uploadedPictureTable.key),
      ),
    );
  const isLogo = db
    .select({ one: sql`1` })
    .from(shopTable)
    .where(eq(shopTable.logo, uploadedPictureTable.key));
  const isOfProduct = db
    .select({ one: sql`1` })
    .from(productPictureTable)
    .where(eq(productPictureTable.picture, uploadedPictureTable.key));
  const isOfCombination = db
    .select({ one: sql`1` })
    .from(productCombinationTable)
    .where(eq(productCombinationTable.picture, uploadedPictureTable.key));
  const isOfDraft = db
    .select({ one: sql`1` })
    .from(productDraftTable)
    .where(sql`${productDraftTable.pictures} @> array[${uploadedPictureTable.key}]`);
  const unused = await db
    .select({ key: uploadedPictureTable.key })
    .from(uploadedPictureTable)
    .where(
      and(
        lt(uploadedPictureTable.createdAt, before),
        notExists(shown),
        notExists(isLogo),
        notExists(isOfProduct),
        notExists(isOfCombination),
        notExists(isOfDraft),
        isOfNoFace(db),
        isOfNoImport(db),
        isOfNoComplaint(db),
        isOfNoSquare(db),
      ),
    )
    .orderBy(asc(uploadedPictureTable.createdAt), asc(uploadedPictureTable.key))
    .limit(most);
  return unused.map(({ key }) => key);
}
