import type { Queryable } from "./database";

let prepared = 0;

/**
 * A query that is put together once for each database and then only run: building one costs more than PostgreSQL needs to
 * answer a small one. `build` gets the database and a name that no other query has.
 */
export function preparedOnce<Query>(build: (db: Queryable, name: string) => Query): (db: Queryable) => Query {
  const queries = new WeakMap<Queryable, Query>();
  const name = `haat_${(prepared += 1)}`;
  return (db) => {
    let query = queries.get(db);
    if (!query) {
      query = build(db, name);
      queries.set(db, query);
    }
    return query;
  };
}
