import { sql } from "drizzle-orm";
import type { Queryable } from "../database/database";

export interface BackupFacts {
  /** When the newest migration was made, as the database remembers it. */
  migration: number;
  orders: number;
  /** Nothing where there is no order. */
  newestOrderAt: Date | undefined;
}

/** What is asked of a database before and after it is backed up, and of what was restored. */
export async function readFacts(db: Queryable): Promise<BackupFacts> {
  const answer = await db.execute(sql`
    select (select max(created_at) from drizzle.__drizzle_migrations) as migration,
      (select count(*) from customer_order) as orders,
      (select extract(epoch from max(ordered_at)) from customer_order) as newest`);
  const { rows } = answer as unknown as { rows: Record<string, string | number | null>[] };
  const { migration, orders, newest } = rows[0] ?? {};
  return {
    migration: Number(migration),
    orders: Number(orders),
    newestOrderAt: newest === null || newest === undefined ? undefined : new Date(Number(newest) * 1000),
  };
}
