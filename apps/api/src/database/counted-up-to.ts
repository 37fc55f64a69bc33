import { count, sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Queryable } from "./database";

/** How many rows of a table meet a condition, no further than so many: then it takes no longer the more there are. */
export async function countUpTo(
  db: Queryable,
  table: PgTable,
  condition: SQL | undefined,
  most: number,
): Promise<number> {
  const some = db
    .select({ one: sql`1`.as("one") })
    .from(table)
    .where(condition)
    .limit(most)
    .as("some");
  const [found] = await db.select({ count: count() }).from(some);
  return found?.count ?? 0;
}
