import { and, asc, count, desc, eq, gt, inArray, lt, notExists, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { productCombinationTable, productPictureTable } from "../catalogue/catalogue.table";
import { productDraftTable } from "../product-draft/product-draft.table";
import { shopTable } from "../shop/shop.table";
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

/** Keys of pictures from before a moment that no account, shop, product or draft shows, oldest first, so many at most. */
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
      ),
    )
    .orderBy(asc(uploadedPictureTable.createdAt), asc(uploadedPictureTable.key))
    .limit(most);
  return unused.map(({ key }) => key);
}
