import type { PGlite } from "@electric-sql/pglite";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { Pool } from "pg";
import { join } from "node:path";
import { lockFolder } from "../process/folder-lock";
import { makePrivateFolder } from "../process/private-folder";

/** Connections to a server unless told. */
export const usualPoolSize = 10;

/** Something queries run on: the database or a transaction. Repositories take it as their first argument. */
export type Queryable = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** The database itself. A transaction is not one, so what asks for a `Database` cannot be nested by mistake. */
export type Database = Queryable & { $client: PGlite | Pool };

export interface DatabaseConfig {
  /** Address of a PostgreSQL server (15 or later); without it PGlite keeps its files in `dataFolder`. */
  databaseUrl?: string | undefined;
  dataFolder: string;
  /** Most connections to the server; `usualPoolSize` unless told. */
  poolSize?: number | undefined;
}

export interface OpenDatabase {
  db: Database;
  close(): Promise<void>;
}

/**
 * Opens the database the configuration names.
 * @throws when another living process holds the data folder: two PGlites on one folder lose rows.
 */
export async function openDatabase(config: DatabaseConfig): Promise<OpenDatabase> {
  return config.databaseUrl
    ? openServer(config.databaseUrl, config.poolSize ?? usualPoolSize)
    : openFolder(config.dataFolder);
}

async function openServer(connectionString: string, max: number): Promise<OpenDatabase> {
  const [{ default: pg }, { drizzle }] = await Promise.all([
    import("pg"),
    import("drizzle-orm/node-postgres"),
  ]);
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 5000,
    statement_timeout: 8000,
    // A server that is frozen or cut off does not end a statement itself.
    query_timeout: 9000,
    keepAlive: true,
    idle_in_transaction_session_timeout: 20_000,
  });
  // A connection that the server cuts is replaced by the pool, and who was using it hears of it from the query. Unheard,
  // the error of one that is idle or between two statements would end the process.
  pool.on("error", () => undefined);
  pool.on("connect", (connection) => void connection.on("error", () => undefined));
  return { db: drizzle(pool), close: () => pool.end() };
}

async function openFolder(dataFolder: string): Promise<OpenDatabase> {
  makePrivateFolder(dataFolder);
  const lock = lockFolder(dataFolder);
  try {
    const { drizzle } = await import("drizzle-orm/pglite");
    const client = await openPglite({ dataDir: join(dataFolder, "database") });
    const close = async () => {
      await client.close();
      // The database makes some of its files with a mode of its own.
      makePrivateFolder(dataFolder);
      lock.release();
    };
    return { db: drizzle(client), close };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** PGlite with the extensions that the migrations ask for; in memory without a `dataDir`. */
export async function openPglite(from: { dataDir?: string; loadDataDir?: Blob }): Promise<PGlite> {
  const [{ PGlite: Pglite }, { pg_trgm }, { btree_gin }] = await Promise.all([
    import("@electric-sql/pglite"),
    import("@electric-sql/pglite/contrib/pg_trgm"),
    import("@electric-sql/pglite/contrib/btree_gin"),
  ]);
  return Pglite.create({ ...from, extensions: { pg_trgm, btree_gin } });
}
