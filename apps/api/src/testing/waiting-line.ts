import { eq, sql } from "drizzle-orm";
import type { Database } from "../database/database";
import { inTransaction } from "../database/transaction";
import { customerTable } from "../features/account/account.table";
import { rowsOf } from "./table-contents";

/** How many connections wait for a lock that another one has. */
async function countWaiting(db: Database): Promise<number> {
  const [found] = await rowsOf<{ waiting: number }>(
    db,
    sql`select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return found?.waiting ?? 0;
}

/** Waits until so many connections wait for a lock that another one has. */
export async function untilWaiting(db: Database, many: number): Promise<void> {
  while ((await countWaiting(db)) < many) await new Promise((resume) => setTimeout(resume, 5));
}

/**
 * Lets calls about an account meet in a known order: the account is held, each call begins once the one before it waits, and
 * then they go on one behind the other. Only a server has connections that wait for each other.
 * @returns how each of them ended, in the order that they were given in
 */
export async function inLine<Calls extends readonly (() => PromiseLike<unknown>)[]>(
  db: Database,
  accountId: number,
  calls: Calls,
): Promise<PromiseSettledResult<unknown>[]> {
  const begun: Promise<unknown>[] = [];
  await inTransaction(db, async (tx) => {
    await tx
      .select({ id: customerTable.id })
      .from(customerTable)
      .where(eq(customerTable.id, accountId))
      .for("update");
    for (const call of calls) {
      const asked = Promise.resolve(call());
      asked.catch(() => undefined);
      begun.push(asked);
      await untilWaiting(db, begun.length);
    }
  });
  return Promise.allSettled(begun);
}
