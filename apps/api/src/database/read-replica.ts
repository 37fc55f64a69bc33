import { setTimeout as pause } from "node:timers/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool, PoolClient, QueryConfig } from "pg";
import type { Database, ServerEngine, Work } from "./database";
import { DomainError } from "../process/domain-error";
import { isDatabaseAway, tookTooLong } from "./database-failure";
import { inTransactionOn } from "./server-database";
import type { TenantScope } from "./tenant-scope";

/** How long a read waits for the replica to have what the primary had, in ms; then the primary is asked. */
const patienceMilliseconds = 100;
/** How often it looks meanwhile, in ms. */
const lookMilliseconds = 5;
/** For how long nobody asks a replica that was away or too far behind, in ms. */
const restMilliseconds = 1000;
/** How old what the primary had may be where no change was heard of, in ms: orders and views are not told of. */
const beatMilliseconds = 5000;

export interface ReadReplica {
  /** Reads of it go to the replica where that is far enough, else to the primary; all else is the primary's. */
  db: Database;
  /** From now on the replica is asked only for what has the changes that were made until now. */
  noteChange(): void;
  close(): Promise<void>;
}

/**
 * A standby that is asked in place of the primary (docs/decisions/068). Each connection to it says how much of the primary's
 * log it has replayed, so `replicas` may lead to several of them.
 * @param replicas connections that change nothing; closed with it
 */
export function openReadReplica(primary: ServerEngine, replicas: Pool): ReadReplica {
  const position = followPosition(primary.pool);
  const replayed = new WeakMap<PoolClient, bigint>();
  let restsUntil = 0;
  const rest = () => {
    restsUntil = performance.now() + restMilliseconds;
  };

  async function isFarEnough(connection: PoolClient): Promise<boolean> {
    const needed = await position.needed();
    const end = performance.now() + patienceMilliseconds;
    while ((replayed.get(connection) ?? -1n) < needed) {
      if (performance.now() > end) return false;
      const reached = await replayedBy(connection);
      if (reached === undefined) return false;
      replayed.set(connection, reached);
      if (reached < needed) await pause(lookMilliseconds);
    }
    return true;
  }

  /** @returns nothing where the primary is to be asked */
  async function onReplica<Result>(
    read: (connection: PoolClient) => Promise<Result>,
  ): Promise<{ result: Result } | undefined> {
    if (performance.now() < restsUntil) return undefined;
    let connection: PoolClient | undefined;
    let isBroken = true;
    try {
      connection = await replicas.connect();
      const found = (await isFarEnough(connection)) ? { result: await read(connection) } : undefined;
      isBroken = false;
      if (!found) rest();
      return found;
    } catch (error) {
      isBroken = !(error instanceof DomainError);
      // It would take as long on the primary.
      if (tookTooLong(error) || !isDatabaseAway(error)) throw error;
      rest();
      return undefined;
    } finally {
      connection?.release(isBroken);
    }
  }

  const query = async (statement: QueryConfig, values?: unknown[]) => {
    const found = await onReplica((connection) => connection.query(statement, values));
    return found ? found.result : primary.pool.query(statement, values);
  };
  const engine: ServerEngine = {
    ...primary,
    transaction: async <Result>(work: Work<Result>, tenantScope: TenantScope | undefined) => {
      const found = await onReplica((connection) => inTransactionOn(connection, work, tenantScope));
      return found ? found.result : primary.transaction(work, tenantScope);
    },
  };
  return {
    // Drizzle asks nothing else of a pool.
    db: Object.assign(drizzle({ query } as unknown as Pool), { engine }),
    noteChange: position.noteChange,
    close: async () => {
      position.close();
      await replicas.end();
    },
  };
}

/** Where the primary's log was when a change was last heard of. */
function followPosition(primary: Pool) {
  let newest: bigint | undefined;
  let asked: Promise<bigint> | undefined;
  const noteChange = () => {
    asked = undefined;
  };
  const ask = async () => {
    try {
      const found = await flushedBy(primary);
      newest = newest !== undefined && newest > found ? newest : found;
    } catch (error) {
      // Nothing changes while there is no primary: what the replica has is the newest that can be had.
      if (newest === undefined || !isDatabaseAway(error)) throw error;
    }
    return newest;
  };
  const beat = setInterval(noteChange, beatMilliseconds).unref();
  return {
    /** In bytes of the log; asked once for all that read between two changes. @throws when it was never known */
    needed: () => (asked ??= ask()),
    noteChange,
    close: () => clearInterval(beat),
  };
}

/** A place in the log in bytes from its beginning, of a row that says `position`. */
const positionIn = (row: { position: string } | undefined) =>
  row === undefined ? undefined : BigInt(row.position);

/** How far the log is on the primary's disk: a change is told of when it is there. */
async function flushedBy(primary: Pool): Promise<bigint> {
  const { rows } = await primary.query<{ position: string }>(
    "select (pg_current_wal_flush_lsn() - '0/0')::text as position",
  );
  return positionIn(rows[0]) ?? 0n;
}

/** How far a standby is; nothing for one that has become a primary. */
async function replayedBy(standby: PoolClient): Promise<bigint | undefined> {
  const { rows } = await standby.query<{ position: string }>(
    "select (pg_last_wal_replay_lsn() - '0/0')::text as position where pg_is_in_recovery()",
  );
  return positionIn(rows[0]);
}
