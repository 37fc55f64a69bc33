import { eq, inArray, lt } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { handOverTable } from "./hand-over.table";

export type HandOver = typeof handOverTable.$inferSelect;

/** Keeps a token; an older one of the same session for the same shop is good no more. */
export async function replaceHandOver(
  tx: Queryable,
  { sessionHash, shopId, ...handOver }: typeof handOverTable.$inferInsert,
): Promise<void> {
  await tx
    .insert(handOverTable)
    .values({ sessionHash, shopId, ...handOver })
    .onConflictDoUpdate({ target: [handOverTable.sessionHash, handOverTable.shopId], set: handOver });
}

/** Uses a token up: of two who bring it at once only one gets what it was for. */
export async function takeHandOver(tx: Queryable, tokenHash: string): Promise<HandOver | undefined> {
  const [taken] = await tx.delete(handOverTable).where(eq(handOverTable.tokenHash, tokenHash)).returning();
  return taken;
}

/** Deletes tokens that expired before a moment, so many at most. @returns how many it deleted */
export async function deleteHandOversBefore(db: Queryable, before: Date, most: number): Promise<number> {
  const old = db
    .select({ tokenHash: handOverTable.tokenHash })
    .from(handOverTable)
    .where(lt(handOverTable.expiresAt, before))
    .limit(most);
  const deleted = await db
    .delete(handOverTable)
    .where(inArray(handOverTable.tokenHash, old))
    .returning({ shopId: handOverTable.shopId });
  return deleted.length;
}
