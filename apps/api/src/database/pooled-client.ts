import pg from "pg";

type Query = (statement: string | { text: string; name?: string }, ...rest: unknown[]) => unknown;

/**
 * A connection to a pooler that hands out PostgreSQL's connections a transaction at a time: the next statement may meet another
 * of them, which knows nothing of what was prepared, so statements go without their names.
 */
export class PooledClient extends pg.Client {
  override query = withoutNames(super.query.bind(this) as Query) as typeof pg.Client.prototype.query;
}

function withoutNames(query: Query): Query {
  return (statement, ...rest) => {
    if (typeof statement === "string" || statement.name === undefined) return query(statement, ...rest);
    const { name: _, ...unnamed } = statement;
    return query(unnamed, ...rest);
  };
}
