import type { Database, Queryable } from "./database";
import { sqlStateOf } from "./database-failure";
import type { TenantScope } from "./tenant-scope";

const attempts = 5;

/** Serialization failure and deadlock: the same transaction, tried again, may well succeed (PostgreSQL, appendix A). */
function isWorthRetrying(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state === "40001" || state === "40P01";
}

/**
 * Runs work all or not at all. What loses to another transaction is tried again a few times, a little later each time.
 * @param tenantScope whose rows the work may see and change; without one it has no such limits, as only work of the whole platform may
 */
export async function inTransaction<Result>(
  db: Database,
  work: (tx: Queryable) => Promise<Result>,
  tenantScope?: TenantScope,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.engine.transaction(work, tenantScope);
    } catch (error) {
      if (attempt === attempts || !isWorthRetrying(error)) throw error;
      await new Promise((resume) => setTimeout(resume, attempt * 10 * (1 + Math.random())));
    }
  }
}

/** What a use case gets, where all that it reads stands in a tenant scope. */
type Scoped<Parts> = Omit<Parts, "db"> & { db: Queryable };

/** Runs a use case's reads in a tenant scope. */
export function inTenantScope<Parts extends { db: Database }, Result>(
  parts: Parts,
  tenantScope: TenantScope,
  work: (scoped: Scoped<Parts>) => Promise<Result>,
): Promise<Result> {
  return inTransaction(parts.db, (db) => work({ ...parts, db }), tenantScope);
}
