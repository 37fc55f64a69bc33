import { sql, Subquery, type SQL } from "drizzle-orm";

/**
 * What a function answers, to be joined with `innerJoinLateral` under the name of the table or view whose rows it answers with:
 * then the columns of that are the answer's.
 */
export function rowsOfFunction<Name extends string>(name: Name, call: SQL): Subquery<Name> {
  return new Subquery(sql`select * from ${call}`, {}, name);
}
