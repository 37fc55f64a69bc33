import type { OpeningTask } from "@haat/contract/seller/shop-opening.contract";
import { and, desc, eq, isNull } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { shopRemarkTable } from "./shop-opening.table";

/** What was remarked on a shop, the newest first. */
export function listRemarks(db: Queryable, shopId: number) {
  return db
    .select({
      task: shopRemarkTable.task,
      remark: shopRemarkTable.remark,
      at: shopRemarkTable.at,
      mendedAt: shopRemarkTable.mendedAt,
    })
    .from(shopRemarkTable)
    .where(eq(shopRemarkTable.shopId, shopId))
    .orderBy(desc(shopRemarkTable.id));
}
export type RemarkRow = Awaited<ReturnType<typeof listRemarks>>[number];

export async function mendRemarks(
  tx: Queryable,
  shopId: number,
  task: OpeningTask,
  now: Date,
): Promise<void> {
  await tx
    .update(shopRemarkTable)
    .set({ mendedAt: now })
    .where(
      and(
        eq(shopRemarkTable.shopId, shopId),
        eq(shopRemarkTable.task, task),
        isNull(shopRemarkTable.mendedAt),
      ),
    );
}

export async function insertRemarks(
  tx: Queryable,
  remarks: (typeof shopRemarkTable.$inferInsert)[],
): Promise<void> {
  await tx.insert(shopRemarkTable).values(remarks);
}
