import { inArray, lt } from "drizzle-orm";
import type { Queryable } from "../database/database";
import { rateLimitTable } from "./rate-limit.table";

/** Deletes counts that ended before a moment, so many at most. @returns how many it deleted */
export async function deleteCountsBefore(db: Queryable, before: Date, most: number): Promise<number> {
  const old = db
    .select({ key: rateLimitTable.key })
    .from(rateLimitTable)
    .where(lt(rateLimitTable.expire, before.getTime()))
    .limit(most);
  const deleted = await db
    .delete(rateLimitTable)
    .where(inArray(rateLimitTable.key, old))
    .returning({ key: rateLimitTable.key });
  return deleted.length;
}
