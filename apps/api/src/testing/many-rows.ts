import type { SQL } from "drizzle-orm";
import type { Database } from "../database/database";

/** Rows a statement writes: on a busy machine, too, it ends long before the database gives a statement up. */
const batch = 2500;

/**
 * Writes very many rows, a part in each statement.
 * @param insertOf the statement that writes the rows of these numbers, both included
 */
export async function writeMany(
  db: Pick<Database, "execute">,
  count: number,
  insertOf: (first: number, last: number) => SQL,
): Promise<void> {
  for (let first = 1; first <= count; first += batch)
    await db.execute(insertOf(first, Math.min(first + batch - 1, count)));
}
