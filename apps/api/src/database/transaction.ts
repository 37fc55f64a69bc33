import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool, PoolClient } from "pg";
import type { Database, Queryable } from "./database";
import { sqlStateOf } from "./database-failure";
import { Refusal } from "../process/errors";
import { wallStatements, type Wall } from "./wall";

const attempts = 5;

/** Serialization failure and deadlock: the same transaction, tried again, may well succeed (PostgreSQL, appendix A). */
function isWorthRetrying(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state === "40001" || state === "40P01";
}

/**
 * Runs work all or not at all. What loses to another transaction is tried again a few times, a little later each time.
 * @param wall whose rows the work may see and change; without one it meets no wall, as only work of the whole platform may
 */
export async function inTransaction<Result>(
  db: Database,
  work: (tx: Queryable) => Promise<Result>,
  wall?: Wall,
): Promise<Result> {
  const client = db.$client;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ("totalCount" in client ? onServer(client, work, wall) : embedded(db, work, wall));
    } catch (error) {
      if (attempt === attempts || !isWorthRetrying(error)) throw error;
      await new Promise((resume) => setTimeout(resume, attempt * 10 * (1 + Math.random())));
    }
  }
}

async function embedded<Result>(
  db: Database,
  work: (tx: Queryable) => Promise<Result>,
  wall: Wall | undefined,
): Promise<Result> {
  return db.transaction(async (tx) => {
    for (const statement of wallStatements(wall)) await tx.execute(sql.raw(statement));
    return work(tx);
  });
}

/** What a use case gets, where all that it reads stands behind a wall. */
type Walled<Parts> = Omit<Parts, "db"> & { db: Queryable };

/** Runs a use case's reads behind a wall. */
export function behindWall<Parts extends { db: Database }, Result>(
  parts: Parts,
  wall: Wall,
  work: (walled: Walled<Parts>) => Promise<Result>,
): Promise<Result> {
  return inTransaction(parts.db, (db) => work({ ...parts, db }), wall);
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

/**
 * The statements around the work go out by hand: drizzle makes a new object for each transaction, on which nothing can stay
 * prepared, and it never gives a connection back whose `begin` has failed. After anything but a refusal the connection is
 * closed, for nobody knows the state it is in.
 */
async function onServer<Result>(
  pool: Pool,
  work: (tx: Queryable) => Promise<Result>,
  wall: Wall | undefined,
): Promise<Result> {
  const connection = await pool.connect();
  let isBroken = true;
  try {
    // One trip for all of them.
    await connection.query(["begin", ...wallStatements(wall)].join("; "));
    const result = await work(queryableOn(connection));
    await connection.query("commit");
    isBroken = false;
    return result;
  } catch (error) {
    if (error instanceof Refusal) {
      await connection.query("rollback");
      isBroken = false;
    }
    throw error;
  } finally {
    connection.release(isBroken);
  }
}
