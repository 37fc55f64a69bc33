import { drizzle } from "drizzle-orm/node-postgres";
import type { Database, Queryable } from "./database";
import { Refusal } from "./errors";

const attempts = 5;

/** SQLSTATE of a failed query; drizzle keeps the driver's error as the cause. */
function sqlStateOf(error: unknown): string | undefined {
  for (let each = error; each instanceof Error; each = each.cause) {
    if ("code" in each && typeof each.code === "string" && /^[0-9A-Z]{5}$/.test(each.code)) return each.code;
  }
  return undefined;
}

/** Serialization failure and deadlock: the same transaction, tried again, may well succeed (PostgreSQL, appendix A). */
function isWorthRetrying(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state === "40001" || state === "40P01";
}

/** Runs work all or not at all. What loses to another transaction is tried again a few times, a little later each time. */
export async function inTransaction<Result>(
  db: Database,
  work: (tx: Queryable) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await onOneConnection(db, work);
    } catch (error) {
      if (attempt === attempts || !isWorthRetrying(error)) throw error;
      await new Promise((resume) => setTimeout(resume, attempt * 10 * (1 + Math.random())));
    }
  }
}

/**
 * On a server the connection is taken and given back here: drizzle never gives one back whose `begin` has failed. After
 * anything but a refusal the connection is closed, for nobody knows the state it is in.
 */
async function onOneConnection<Result>(
  db: Database,
  work: (tx: Queryable) => Promise<Result>,
): Promise<Result> {
  const client = db.$client;
  if (!("totalCount" in client)) return db.transaction(work);
  const connection = await client.connect();
  let isBroken = false;
  try {
    return await drizzle(connection).transaction(work);
  } catch (error) {
    isBroken = !(error instanceof Refusal);
    throw error;
  } finally {
    connection.release(isBroken);
  }
}
