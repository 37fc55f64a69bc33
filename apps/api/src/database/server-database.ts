import { setTimeout as pause } from "node:timers/promises";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg, { type ClientConfig, type Notification, type Pool, type PoolClient } from "pg";
import { DomainError } from "../process/domain-error";
import type { ChannelListeners, Database, Queryable, ServerEngine, Work } from "./database";
import { sqlStateOf } from "./database-failure";
import { buildIndexes } from "./index-building";
import { tenantScopeStatements, type TenantScope } from "./tenant-scope";

/** How long to wait before a lost connection is made anew, in ms. */
const reconnectMilliseconds = 1000;

/** How long a change of tables waits for one that somebody is using, in ms, and how often and after how many ms it is tried again. */
const [lockMilliseconds, lockAttempts, lockPauseMilliseconds] = [2000, 60, 3000];
/** A lock was not got in time, or was waited for by two who had what the other wanted. */
const lockStates = new Set(["55P03", "40P01"]);
/** After how many ms it is asked again whether another process still changes tables. */
const turnMilliseconds = 200;

/**
 * A PostgreSQL server, over a pool of connections.
 * @param direct how to connect to the server itself, for what is a connection's own: hearing of changes, and the lock that keeps
 * two processes from changing tables at once. A pool's connections may lead through a pooler, which knows neither.
 * @param stream what the connection that hears of changes runs over, where somebody watches it
 */
export function serverDatabase(
  pool: Pool,
  direct: ClientConfig = pool.options,
  stream?: ClientConfig["stream"],
): Database {
  const engine: ServerEngine = {
    kind: "server",
    pool,
    transaction: (work, tenantScope) => inPoolTransaction(pool, work, tenantScope),
    exclusively: (work) => onPatientConnection(direct, (connection) => connection.transaction(work)),
    migrate: (folder) =>
      onPatientConnection(direct, (connection) => migrate(connection, { migrationsFolder: folder })),
    buildIndexes: (statements) =>
      onOwnConnection(direct, (connection) => buildIndexes(connection, statements)),
    listen: (listeners, onGap) => listenOnServer(stream ? { ...direct, stream } : direct, listeners, onGap),
  };
  return Object.assign(drizzle(pool), { engine });
}

/** One for each connection, so that what is prepared on it stays so (prepared.ts). */
const queryables = new WeakMap<PoolClient, Queryable>();

function queryableOn(connection: PoolClient): Queryable {
  let queryable = queryables.get(connection);
  if (!queryable) {
    queryable = drizzle(connection);
    queryables.set(connection, queryable);
  }
  return queryable;
}

/** After anything but a refusal the connection is closed, for nobody knows the state it is in. */
async function inPoolTransaction<Result>(
  pool: Pool,
  work: Work<Result>,
  tenantScope: TenantScope | undefined,
): Promise<Result> {
  const connection = await pool.connect();
  let isBroken = false;
  try {
    return await inTransactionOn(connection, work, tenantScope);
  } catch (error) {
    isBroken = !(error instanceof DomainError);
    throw error;
  } finally {
    connection.release(isBroken);
  }
}

/**
 * The statements around the work go out by hand: drizzle makes a new object for each transaction, on which nothing can stay
 * prepared, and it never gives a connection back whose `begin` has failed.
 * @throws what the work threw; only after a DomainError is the transaction ended and the connection good for another
 */
export async function inTransactionOn<Result>(
  connection: PoolClient,
  work: Work<Result>,
  tenantScope: TenantScope | undefined,
): Promise<Result> {
  try {
    // One trip for all of them.
    await connection.query(["begin", ...tenantScopeStatements(tenantScope)].join("; "));
    const result = await work(queryableOn(connection));
    // After a statement that failed and was passed over PostgreSQL undoes everything, and says so only by a word.
    const { command } = await connection.query("commit");
    if (command !== "COMMIT")
      throw new Error(`A transaction ended with ${command}, so nothing of it is there.`);
    return result;
  } catch (error) {
    if (error instanceof DomainError) await connection.query("rollback");
    throw error;
  }
}

/**
 * Runs what changes tables. A statement that waits for a table makes all that come behind it wait: it gives up soon, the work is
 * undone, and after a while it is tried again.
 */
async function onPatientConnection<Result>(
  direct: ClientConfig,
  work: (connection: NodePgDatabase<Record<string, never>>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await onOwnConnection(direct, work);
    } catch (error) {
      if (attempt === lockAttempts || !lockStates.has(sqlStateOf(error) ?? "")) throw error;
      await pause(lockPauseMilliseconds);
    }
  }
}

/** A connection of its own, on which no statement takes too long, and one process at a time works. */
async function onOwnConnection<Result>(
  direct: ClientConfig,
  work: (connection: NodePgDatabase<Record<string, never>>) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    ...direct,
    statement_timeout: 0,
    query_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  });
  // The statement that is under way fails with it.
  client.on("error", () => undefined);
  await client.connect();
  try {
    await takeTurn(client);
    await client.query(`set lock_timeout = ${lockMilliseconds}`);
    return await work(drizzle(client));
  } finally {
    // The connection's end gives the lock back.
    await client.end();
  }
}

/**
 * Waits until no other process changes tables. It asks again and again: who waited for the lock in a statement would hold up an index
 * that is built meanwhile, which waits for all statements that have begun.
 */
async function takeTurn(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ got: boolean }>(
      "select pg_try_advisory_lock(hashtext('haat migrations')) as got",
    );
    if (rows[0]?.got) return;
    await pause(turnMilliseconds);
  }
}

/** A connection that breaks is made again, and what may have been missed meanwhile is told as a gap. */
async function listenOnServer(
  direct: ClientConfig,
  listeners: ChannelListeners,
  onGap: () => void,
): Promise<() => Promise<void>> {
  let isOver = false;
  let retry: NodeJS.Timeout | undefined;
  let connection: InstanceType<typeof pg.Client> | undefined;

  const connect = async (): Promise<void> => {
    // One that only listens never runs a statement that could take long.
    const client = new pg.Client({ ...direct, statement_timeout: 0 });
    let isLost = false;
    const lose = () => {
      if (isLost) return;
      isLost = true;
      onGap();
      if (!isOver)
        retry = setTimeout(() => void connect().catch(() => undefined), reconnectMilliseconds).unref();
    };
    client.on("error", lose);
    client.on("end", lose);
    client.on("notification", ({ channel, payload }: Notification) => listeners[channel]?.(payload));
    try {
      await client.connect();
      for (const channel of Object.keys(listeners)) await client.query(`listen ${channel}`);
      connection = client;
      onGap();
    } catch (error) {
      lose();
      throw error;
    }
  };
  await connect();
  return async () => {
    isOver = true;
    clearTimeout(retry);
    await connection?.end();
  };
}
