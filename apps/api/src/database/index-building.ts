import { sql } from "drizzle-orm";
import type { Queryable } from "./database";
import { sqlStateOf } from "./database-failure";

/** PostgreSQL's words for a table and a column that are not there (appendix A). */
const notThereYet = ["42P01", "42703"];

/**
 * Builds indexes, one after another, on a connection outside of a transaction, while others go on writing into their tables.
 * @param statements `create index if not exists …`; one whose table or column is still to come is left out
 */
export async function buildIndexes(connection: Queryable, statements: readonly string[]): Promise<void> {
  // Each waits for all that was begun before it; nobody waits for it.
  await connection.execute(sql`set lock_timeout = 0`);
  for (const statement of statements) {
    const name = /create (?:unique )?index if not exists "(\w+)"/i.exec(statement)?.[1];
    if (!name) throw new Error(`This builds no index that may be there already: ${statement.trim()}`);
    await dropHalfBuilt(connection, name);
    try {
      await connection.execute(
        sql.raw(statement.replace(/index if not exists/i, "index concurrently if not exists")),
      );
    } catch (error) {
      if (!notThereYet.includes(sqlStateOf(error) ?? "")) throw error;
    }
  }
}

/** An index that was being built when its process ended is there, and is never used. */
async function dropHalfBuilt(connection: Queryable, name: string): Promise<void> {
  const found = await connection.execute(
    sql`select from pg_index where indexrelid = to_regclass(${name}) and not indisvalid`,
  );
  const { rows } = found as unknown as { rows: unknown[] };
  if (rows.length > 0) await connection.execute(sql`drop index concurrently ${sql.identifier(name)}`);
}
