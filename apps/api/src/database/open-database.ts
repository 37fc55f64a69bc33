import { join } from "node:path";
import type { Client, ClientConfig, Pool } from "pg";
import { usualCallMilliseconds } from "../process/config";
import { lockFolder } from "../process/folder-lock";
import { makePrivateFolder } from "../process/private-folder";
import { areQueriesTraced } from "../process/tracing";
import type { Database, OpenDatabase } from "./database";
import { gatherWrites } from "./gathered-writes";
import type { ReadReplica } from "./read-replica";
import type { ServerWatch } from "./server-watch";
import type { PoolSettings } from "./traced-queries";

/** Connections to a server unless told. */
export const usualPoolSize = 10;

export interface DatabaseConfig {
  /** Address of a PostgreSQL server (15 or later); without it PGlite keeps its files in `dataFolder`. */
  databaseUrl?: string | undefined;
  /** Address of a pooler before it, over which its transactions go. */
  databasePoolerUrl?: string | undefined;
  dataFolder: string;
  /** Most connections to the server; `usualPoolSize` unless told. */
  poolSize?: number | undefined;
  /** The longest that a call may take, in ms, which bounds its statements; `usualCallMilliseconds` unless told. */
  callMilliseconds?: number | undefined;
}

export interface ReplicaConfig {
  /** Address of standbys of the server, or of what leads to one of them. */
  databaseReadUrl?: string | undefined;
  /** Most connections to them; `usualPoolSize` unless told. */
  poolSize?: number | undefined;
  /** As of the database. */
  callMilliseconds?: number | undefined;
}

/**
 * Opens the database the configuration names.
 * @throws when another living process holds the data folder: two PGlites on one folder lose rows.
 */
export async function openDatabase(config: DatabaseConfig): Promise<OpenDatabase> {
  return config.databaseUrl ? openServer(config, config.databaseUrl) : openFolder(config.dataFolder);
}

async function openServer(config: DatabaseConfig, databaseUrl: string): Promise<OpenDatabase> {
  const { databasePoolerUrl: poolerUrl, poolSize: max = usualPoolSize, callMilliseconds } = config;
  const limits = statementLimits(callMilliseconds);
  const direct = { ...patience, ...uncompiled, ...limits, connectionString: databaseUrl };
  const [watch, { serverDatabase }] = await Promise.all([openWatch(direct), import("./server-database")]);
  const { stream } = watch;
  const pool = await (poolerUrl
    ? openPooledPool({ query_timeout: limits.query_timeout, connectionString: poolerUrl, max, stream })
    : openPool({ ...direct, max, stream }));
  const close = () => {
    watch.close();
    return pool.end();
  };
  return { db: serverDatabase(pool, direct, stream), close };
}

/** Connects to the standbys of an open database that the configuration names; nothing where it names none. */
export async function openReplicaOf(
  { engine }: Database,
  { databaseReadUrl, poolSize = usualPoolSize, callMilliseconds }: ReplicaConfig,
): Promise<ReadReplica | undefined> {
  if (!databaseReadUrl || engine.kind !== "server") return undefined;
  const settings = { ...uncompiled, ...statementLimits(callMilliseconds), connectionString: databaseReadUrl };
  const [watch, { openReadReplica }] = await Promise.all([openWatch(settings), import("./read-replica")]);
  const replica = openReadReplica(
    engine,
    await openPool({ ...settings, max: poolSize, stream: watch.stream }),
  );
  const close = () => {
    watch.close();
    return replica.close();
  };
  return { ...replica, close };
}

/**
 * No statement is compiled (PostgreSQL's "JIT"), which it begins where it expects much work of one: to compile a large shop's numbers
 * takes twice as long as to read them, and each connection does so anew each time. An address that has `options` of its own keeps to
 * those alone, and they stand in place of `PGOPTIONS`.
 */
const uncompiled = { options: "-c jit=off" };

/** How a connection waits for its server. */
const patience = { connectionTimeoutMillis: 5000, keepAlive: true };

/**
 * What a connection's statements are held to, in ms: PostgreSQL ends one before the call that asked for it is given up.
 * @param callMilliseconds the longest that a call may take
 */
function statementLimits(callMilliseconds = usualCallMilliseconds) {
  return {
    statement_timeout: Math.ceil(callMilliseconds * 0.8),
    // A server that is frozen or cut off does not end a statement itself. One that answers others and not this one is waited for
    // so long; one that answers nobody is noticed before (server-watch.ts).
    query_timeout: Math.ceil(callMilliseconds * 0.9),
    idle_in_transaction_session_timeout: callMilliseconds * 2,
  };
}

/** Connections to a pooler, which holds PostgreSQL's own to such limits itself: it does not pass on what a connection asks for. */
async function openPooledPool(settings: PoolSettings): Promise<Pool> {
  const { PooledClient } = await import("./pooled-client");
  return openPool({ ...settings, Client: PooledClient });
}

/** `pg` is needed by whoever has a server alone. */
async function openWatch(settings: ClientConfig): Promise<ServerWatch> {
  return (await import("./server-watch")).watchServer(settings);
}

async function openPool(settings: PoolSettings): Promise<Pool> {
  const { default: pg } = await import("pg");
  const Pool = areQueriesTraced() ? (await import("./traced-queries")).TracedPool : pg.Pool;
  const pool = new Pool({ ...patience, pipeline: true, ...settings });
  // A connection that the server cuts is replaced by the pool, and who was using it hears of it from the query. Unheard,
  // the error of one that is idle or between two statements would end the process.
  pool.on("error", () => undefined);
  pool.on("connect", (connection) => {
    connection.on("error", () => undefined);
    // What a transaction asks for together goes out together (one-trip.ts).
    gatherWrites((connection as Client).connection.stream);
  });
  return pool;
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
