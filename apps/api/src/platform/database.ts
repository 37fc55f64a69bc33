import type { PGlite } from "@electric-sql/pglite";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { Pool } from "pg";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { lockFolder } from "./folder-lock";

/** Something queries run on: the database or a transaction. Repositories take it as their first argument. */
export type Queryable = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** The database itself. A transaction is not one, so what asks for a `Database` cannot be nested by mistake. */
export type Database = Queryable & { $client: PGlite | Pool };

export interface DatabaseConfig {
  /** Address of a PostgreSQL server (15 or later); without it PGlite keeps its files in `dataFolder`. */
  databaseUrl?: string | undefined;
  dataFolder: string;
  /** Most connections to the server; 10 unless told. */
  poolSize?: number | undefined;
}

export interface OpenDatabase {
  db: Database;
  close(): Promise<void>;
}

/** Where the checked-in migrations are, seen from the source. A bundle tells `migrate` its own folder. */
export const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url));

/**
 * Opens the database the configuration names.
 * @throws when another living process holds the data folder: two PGlites on one folder lose rows.
 */
export async function openDatabase(config: DatabaseConfig): Promise<OpenDatabase> {
  return config.databaseUrl
    ? openServer(config.databaseUrl, config.poolSize ?? 10)
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
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 20_000,
  });
  // An idle connection that the server cuts is replaced by the pool; unheard, its error would end the process.
  pool.on("error", () => undefined);
  return { db: drizzle(pool), close: () => pool.end() };
}

async function openFolder(dataFolder: string): Promise<OpenDatabase> {
  mkdirSync(dataFolder, { recursive: true });
  const lock = lockFolder(dataFolder);
  try {
    const { drizzle } = await import("drizzle-orm/pglite");
    const client = await openPglite({ dataDir: join(dataFolder, "database") });
    const close = async () => {
      await client.close();
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

/** Brings the tables up to date. Processes that start at the same time take turns. */
export async function migrate(db: Database, folder: string = migrationsFolder): Promise<void> {
  const client = db.$client;
  if (!("totalCount" in client)) {
    const [{ migrate: run }, { drizzle }] = await Promise.all([
      import("drizzle-orm/pglite/migrator"),
      import("drizzle-orm/pglite"),
    ]);
    return run(drizzle(client), { migrationsFolder: folder });
  }
  const [{ migrate: run }, { drizzle }] = await Promise.all([
    import("drizzle-orm/node-postgres/migrator"),
    import("drizzle-orm/node-postgres"),
  ]);
  const connection = await client.connect();
  try {
    // A turn or a large table may take longer than a call may.
    await connection.query("set statement_timeout = 0");
    await connection.query("select pg_advisory_lock(hashtext('haat migrations'))");
    await run(drizzle(connection), { migrationsFolder: folder });
  } finally {
    // The connection's end gives back its lock and its settings, whatever state it is in.
    connection.release(true);
  }
}
