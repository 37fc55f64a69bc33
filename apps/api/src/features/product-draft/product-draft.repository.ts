import { emptyContent } from "@haat/contract/seller/product-content";
import { and, count, desc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { customerTable } from "../account/account.table";
import { productDraftTable } from "./product-draft.table";

/** Nothing is written in it: a new one is empty but for its photos, one of a product is as the product was. */
const isUntouched = sql<boolean>`case when ${productDraftTable.productId} is null
  then ${JSON.stringify(emptyContent)}::jsonb || ${productDraftTable.content} || '{"pictures": []}' = ${JSON.stringify(emptyContent)}::jsonb
  else ${productDraftTable.content} = ${productDraftTable.base} end`;

const columns = {
  id: productDraftTable.id,
  productId: productDraftTable.productId,
  content: productDraftTable.content,
  base: productDraftTable.base,
  version: productDraftTable.version,
  savedAt: productDraftTable.savedAt,
  isUntouched,
  firstName: customerTable.firstName,
  lastName: customerTable.lastName,
};

const byWhom = eq(customerTable.id, productDraftTable.savedBy);
const isDraft = (shopId: number, id: number) =>
  and(eq(productDraftTable.shopId, shopId), eq(productDraftTable.id, id));

/** A page of a shop's drafts, the one that was saved last first. */
export function listDrafts(db: Queryable, shopId: number, page: { size: number; number: number }) {
  return db
    .select(columns)
    .from(productDraftTable)
    .leftJoin(customerTable, byWhom)
    .where(eq(productDraftTable.shopId, shopId))
    .orderBy(desc(productDraftTable.savedAt), desc(productDraftTable.id))
    .limit(page.size)
    .offset((page.number - 1) * page.size);
}

export async function countDrafts(db: Queryable, shopId: number): Promise<number> {
  const [row] = await db
    .select({ drafts: count() })
    .from(productDraftTable)
    .where(eq(productDraftTable.shopId, shopId));
  return row?.drafts ?? 0;
}

export async function findDraft(db: Queryable, shopId: number, id: number) {
  const [found] = await db
    .select(columns)
    .from(productDraftTable)
    .leftJoin(customerTable, byWhom)
    .where(isDraft(shopId, id));
  return found;
}
export type DraftRow = NonNullable<Awaited<ReturnType<typeof findDraft>>>;

/** Lets nobody else save, publish or discard the draft until the transaction ends. */
export async function lockDraft(tx: Queryable, shopId: number, id: number): Promise<boolean> {
  const held = await tx
    .select({ id: productDraftTable.id })
    .from(productDraftTable)
    .where(isDraft(shopId, id))
    .for("update");
  return held.length > 0;
}

/** The draft of a product, if it has one. */
export async function findDraftOf(db: Queryable, shopId: number, productId: number) {
  const [found] = await db
    .select({ id: productDraftTable.id })
    .from(productDraftTable)
    .where(and(eq(productDraftTable.shopId, shopId), eq(productDraftTable.productId, productId)));
  return found?.id;
}

/** A draft that an account began and has said nothing in yet. */
export async function findEmptyDraft(db: Queryable, shopId: number, accountId: number, empty: unknown) {
  const [found] = await db
    .select({ id: productDraftTable.id })
    .from(productDraftTable)
    .where(
      and(
        eq(productDraftTable.shopId, shopId),
        eq(productDraftTable.savedBy, accountId),
        isNull(productDraftTable.productId),
        sql`${productDraftTable.content} = ${JSON.stringify(empty)}::jsonb`,
      ),
    )
    .limit(1);
  return found?.id;
}

/** @returns its id; nothing where the product got a draft meanwhile */
export async function insertDraft(
  tx: Queryable,
  draft: typeof productDraftTable.$inferInsert,
): Promise<number | undefined> {
  const [made] = await tx
    .insert(productDraftTable)
    .values(draft)
    .onConflictDoNothing()
    .returning({ id: productDraftTable.id });
  return made?.id;
}

export async function updateDraft(
  tx: Queryable,
  shopId: number,
  id: number,
  saved: Pick<typeof productDraftTable.$inferInsert, "content" | "pictures" | "savedAt" | "savedBy">,
): Promise<void> {
  await tx
    .update(productDraftTable)
    .set({ ...saved, version: sql`${productDraftTable.version} + 1` })
    .where(isDraft(shopId, id));
}

export async function deleteDraft(tx: Queryable, shopId: number, id: number): Promise<void> {
  await tx.delete(productDraftTable).where(isDraft(shopId, id));
}

/** Deletes drafts that nothing was written in since a moment, so many at most. @returns how many it deleted */
export async function deleteUntouchedBefore(db: Queryable, before: Date, most: number): Promise<number> {
  const untouched = db
    .select({ row: sql`${productDraftTable}.ctid` })
    .from(productDraftTable)
    .where(and(lt(productDraftTable.savedAt, before), isUntouched))
    .limit(most)
    // Who saves one at this moment keeps it.
    .for("update", { skipLocked: true });
  const deleted = await db
    .delete(productDraftTable)
    .where(inArray(sql`ctid`, untouched))
    .returning({ id: productDraftTable.id });
  return deleted.length;
}
