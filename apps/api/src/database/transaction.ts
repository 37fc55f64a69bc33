import type { Database, Queryable } from "./database";
import { sqlStateOf } from "./database-failure";
import type { Wall } from "./wall";

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
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.engine.transaction(work, wall);
    } catch (error) {
      if (attempt === attempts || !isWorthRetrying(error)) throw error;
      await new Promise((resume) => setTimeout(resume, attempt * 10 * (1 + Math.random())));
    }
  }
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
