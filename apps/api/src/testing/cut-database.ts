import pg from "pg";
import type { Database, OpenDatabase } from "../database/database";
import { embeddedDatabase } from "../database/embedded-database";
import { serverDatabase } from "../database/server-database";
import { secondPool } from "./second-pool";

/**
 * The same database, over a connection that breaks at one statement; `seen` counts them, `begin` and `commit` too.
 * @param forGood whether no other statement comes through after it, as of a process that is gone
 */
export function cutAt(
  db: Database,
  statement: number,
  forGood = false,
): OpenDatabase & { seen: () => number } {
  let count = 0;
  const pass = () => {
    count += 1;
    if (count === statement || (forGood && count > statement))
      throw new Error(`Cut at statement ${statement}.`);
  };
  const { engine } = db;
  const seen = () => count;
  if (engine.kind === "embedded") {
    return {
      db: embeddedDatabase(engine.client, { logger: { logQuery: pass } }),
      seen,
      close: async () => undefined,
    };
  }
  class CutClient extends pg.Client {
    // @types/pg gives `query` many shapes, and all of them pass through here as they are.
    override query = ((...parameters: Parameters<pg.Client["query"]>) => {
      pass();
      return super.query(...parameters);
    }) as pg.Client["query"];
  }
  const pool = secondPool({ ...engine.pool.options, max: 2, Client: CutClient });
  return { db: serverDatabase(pool), seen, close: () => pool.end() };
}

/** The same database, but that nobody hears how one of its transactions ended, by its number from 1: it is done all the same. */
export function losingAnswer(db: Database, transaction: number): Database {
  const { engine } = db;
  let count = 0;
  const lossy: Database["engine"] = {
    ...engine,
    transaction: async (work, scope) => {
      count += 1;
      const isLost = count === transaction;
      const result = await engine.transaction(work, scope);
      if (isLost) throw new Error("The answer was lost.");
      return result;
    },
  };
  return Object.assign(Object.create(db) as Database, { engine: lossy });
}
