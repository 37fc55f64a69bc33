import { and, asc, eq, gt, inArray, lt } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { platformRoleTable } from "../platform-staff/platform-role.table";
import { shopTable } from "../shop/shop.table";
import { shopViewTable } from "./shop-view.table";

/** Begins to look into a shop, or goes on for longer. */
export async function putView(tx: Queryable, view: typeof shopViewTable.$inferInsert): Promise<void> {
  const { reason, startedAt, expiresAt } = view;
  await tx
    .insert(shopViewTable)
    .values(view)
    .onConflictDoUpdate({
      target: [shopViewTable.accountId, shopViewTable.shopId],
      set: { reason, startedAt, expiresAt },
    });
}

/** @returns whether there was a look to end */
export async function deleteView(tx: Queryable, accountId: number, shopId: number): Promise<boolean> {
  const deleted = await tx
    .delete(shopViewTable)
    .where(and(eq(shopViewTable.accountId, accountId), eq(shopViewTable.shopId, shopId)))
    .returning({ shopId: shopViewTable.shopId });
  return deleted.length > 0;
}

/** The shops that an account looks into; of who is of the platform's people no more, none. */
export function findViewsOf(db: Queryable, accountId: number, now: Date) {
  return db
    .select({
      shop: {
        id: shopTable.id,
        sellerKey: shopTable.sellerKey,
        slug: shopTable.slug,
        logo: shopTable.logo,
        status: shopTable.status,
      },
      title: { bn: shopTable.titleBn, en: shopTable.titleEn },
      expiresAt: shopViewTable.expiresAt,
    })
    .from(shopViewTable)
    .innerJoin(shopTable, eq(shopTable.id, shopViewTable.shopId))
    .innerJoin(platformRoleTable, eq(platformRoleTable.accountId, shopViewTable.accountId))
    .where(and(eq(shopViewTable.accountId, accountId), gt(shopViewTable.expiresAt, now)))
    .orderBy(asc(shopViewTable.startedAt), asc(shopViewTable.shopId));
}

/** Deletes looks that are over, so many at most. @returns how many it deleted */
export async function deleteViewsEndedBefore(db: Queryable, before: Date, most: number): Promise<number> {
  const over = db
    .select({ shopId: shopViewTable.shopId })
    .from(shopViewTable)
    .where(lt(shopViewTable.expiresAt, before))
    .limit(most);
  const deleted = await db
    .delete(shopViewTable)
    .where(and(lt(shopViewTable.expiresAt, before), inArray(shopViewTable.shopId, over)))
    .returning({ shopId: shopViewTable.shopId });
  return deleted.length;
}
