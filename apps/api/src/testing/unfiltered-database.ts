import type { PGlite, Transaction } from "@electric-sql/pglite";
import pg from "pg";
import type { Database, OpenDatabase } from "../database/database";
import { embeddedDatabase } from "../database/embedded-database";
import { serverDatabase } from "../database/server-database";
import { secondPool } from "./second-pool";

/** The conditions that keep one shop's, customer's or guest's rows from another's, as drizzle writes them. */
const ownershipConditions = /"\w+"\."(shop_id|customer_id|account_id|guest_key_hash)" = \$(\d+)/g;

/** A query that has forgotten whose rows it is about; the parameters stay where they are. */
function unfiltered(query: string): string {
  return query.replace(
    ownershipConditions,
    (_, column: string, place: string) =>
      `($${place}::${column === "guest_key_hash" ? "text" : "int"} is not null)`,
  );
}

/** The same database, where every query has lost its own conditions on shop, customer and guest: only the tenant scope is left. */
export function withoutFilters({ engine }: Database): OpenDatabase {
  if (engine.kind === "embedded") {
    return { db: embeddedDatabase(forgetful(engine.client)), close: async () => undefined };
  }
  class ForgetfulClient extends pg.Client {
    // @types/pg gives `query` many shapes; a text or a configuration with one comes first in all of them.
    override query = ((first: unknown, ...rest: unknown[]) => {
      const query = super.query.bind(this) as (...parameters: unknown[]) => unknown;
      if (typeof first === "string") return query(unfiltered(first), ...rest);
      const { text, ...config } = first as { text?: string };
      return query(text === undefined ? first : { ...config, text: unfiltered(text) }, ...rest);
    }) as pg.Client["query"];
  }
  const pool = secondPool({ ...engine.pool.options, max: 4, Client: ForgetfulClient });
  return { db: serverDatabase(pool), close: () => pool.end() };
}

function forgetful<Runner extends PGlite | Transaction>(runner: Runner): Runner {
  return new Proxy(runner, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (name === "query") {
        return (text: string, ...rest: unknown[]) =>
          (value as (...parameters: unknown[]) => unknown).call(target, unfiltered(text), ...rest);
      }
      if (name === "transaction") {
        return (work: (tx: Transaction) => Promise<unknown>) =>
          (target as PGlite).transaction((tx) => work(forgetful(tx)));
      }
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
}
