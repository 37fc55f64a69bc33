import { drizzle as drizzlePg } from "drizzle-orm/node-postgres";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import pg from "pg";
import type { Database, OpenDatabase } from "../database/database";

/** The same database, over a connection that breaks at one statement; `seen` counts them, `begin` and `commit` too. */
export function cutAt(db: Database, statement: number): OpenDatabase & { seen: () => number } {
  let count = 0;
  const pass = () => {
    count += 1;
    if (count === statement) throw new Error(`Cut at statement ${statement}.`);
  };
  const client = db.$client;
  const seen = () => count;
  if (!("totalCount" in client)) {
    return { db: drizzlePglite(client, { logger: { logQuery: pass } }), seen, close: async () => undefined };
  }
  class CutClient extends pg.Client {
    // @types/pg gives `query` many shapes, and all of them pass through here as they are.
    override query = ((...parameters: Parameters<pg.Client["query"]>) => {
      pass();
      return super.query(...parameters);
    }) as pg.Client["query"];
  }
  const pool = new pg.Pool({ ...client.options, max: 2, Client: CutClient });
  return { db: drizzlePg(pool), seen, close: () => pool.end() };
}
