import type { Database, Queryable } from "./database";

const attempts = 5;

/** SQLSTATE of a failed query; drizzle keeps the driver's error as the cause. */
export function sqlStateOf(error: unknown): string | undefined {
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
      return await db.transaction(work);
    } catch (error) {
      if (attempt === attempts || !isWorthRetrying(error)) throw error;
      await new Promise((resume) => setTimeout(resume, attempt * 10 * (1 + Math.random())));
    }
  }
}
