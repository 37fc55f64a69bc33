import { AsyncLocalStorage } from "node:async_hooks";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool } from "pg";
import type { Database, ServerEngine, Work } from "../database/database";
import type { TenantScope } from "../database/tenant-scope";

/**
 * A database on a server that lets a transaction ask nothing beside itself, as if there were one connection: the embedded
 * database has one, where such a question waits for ever, and of a pool all may be taken by transactions that ask for another.
 * What a transaction has begun and left for later may ask once it is over. Not seen is what waits for a question that was asked
 * outside it, and what takes the engine's own pool.
 */
export function onOneConnection(db: Database): Database {
  const { engine } = db;
  if (engine.kind === "embedded") return db;

  const transactions = new AsyncLocalStorage<{ isOpen: boolean }>();
  const refuseWithin = () => {
    if (transactions.getStore()?.isOpen)
      throw new Error("Within a transaction the database is asked beside it.");
  };

  const transaction = async <Result>(work: Work<Result>, tenantScope: TenantScope | undefined) => {
    refuseWithin();
    const own = { isOpen: true };
    const run: Work<Result> = (tx) => transactions.run(own, () => work(tx));
    return engine.transaction(run, tenantScope).finally(() => (own.isOpen = false));
  };

  const guarded: ServerEngine = { ...engine, transaction };
  return Object.assign(drizzle(guardedPool(engine.pool, refuseWithin)), { engine: guarded });
}

/** The pool itself, which is asked before each question. */
function guardedPool(pool: Pool, refuse: () => void): Pool {
  return new Proxy(pool, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== "function") return value;
      return (...parameters: unknown[]) => {
        if (name === "query" || name === "connect") refuse();
        return (value as (...all: unknown[]) => unknown).apply(target, parameters);
      };
    },
  });
}
