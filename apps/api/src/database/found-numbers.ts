import { count, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "./database";

/** One page of the numbers that a function of the database finds, the newest first: what is behind those that were passed over. */
export const pageOfFound = (found: SQL, offset: number) =>
  sql`(select ${found} order by 1 desc offset ${offset})`;

/** How many numbers a function of the database finds, which says itself where it ends. */
export async function countFound(db: Queryable, found: SQL): Promise<number> {
  const [row] = await db.select({ count: count() }).from(sql`(select ${found}) as each_one`);
  return row?.count ?? 0;
}
