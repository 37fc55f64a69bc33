import { join } from "node:path";
import { lockFolder } from "../process/folder-lock";
import { makePrivateFolder } from "../process/private-folder";
import { areQueriesTraced } from "../process/tracing";
import type { OpenDatabase } from "./database";

/** Connections to a server unless told. */
export const usualPoolSize = 10;

export interface DatabaseConfig {
  /** Address of a PostgreSQL server (15 or later); without it PGlite keeps its files in `dataFolder`. */
  databaseUrl?: string | undefined;
  dataFolder: string;
  /** Most connections to the server; `usualPoolSize` unless told. */
  poolSize?: number | undefined;
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
  const [{ default: pg }, { serverDatabase }] = await Promise.all([
    import("pg"),
    import("./server-database"),
  ]);
  const Pool = areQueriesTraced() ? (await import("./traced-queries")).TracedPool : pg.Pool;
  const pool = new Pool({
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
  return { db: serverDatabase(pool), close: () => pool.end() };
}

async function openFolder(dataFolder: string): Promise<OpenDatabase> {
  makePrivateFolder(dataFolder);
  const lock = lockFolder(dataFolder);
  try {
    const { embeddedDatabase, openPglite } = await import("./embedded-database");
    const client = await openPglite({ dataDir: join(dataFolder, "database") });
    const close = async () => {
      await client.close();
      // The database makes some of its files with a mode of its own.
      makePrivateFolder(dataFolder);
      lock.release();
    };
    const traced = areQueriesTraced() && (await import("./traced-queries")).withTracedQueries(client);
    return { db: embeddedDatabase(traced || client), close };
  } catch (error) {
    lock.release();
    throw error;
  }
}
