import type { PGlite, Transaction } from "@electric-sql/pglite";
import { SpanKind } from "@opentelemetry/api";
import pg from "pg";
import { inSpan } from "../process/tracing";

/** The longest statement that a trace shows, in characters. */
const longestStatement = 2000;

/**
 * A statement as a trace shows it: with the numbers of its parameters in their places, never with what they are. What stands
 * in quotes is left out as well: a tenant scope is set by a statement with a customer's id in it.
 */
function inQuerySpan<Result>(statement: string, run: () => Promise<Result>): Promise<Result> {
  const attributes = {
    "db.system.name": "postgresql",
    "db.query.text": statement.slice(0, longestStatement).replace(/'[^']*'?/g, "'?'"),
  };
  const [verb = "query"] = statement.trimStart().split(/\s/, 1);
  return inSpan(verb.toLowerCase(), { kind: SpanKind.CLIENT, attributes }, run);
}

/** Settings of a pool, with the kind of connection that it makes. */
export type PoolSettings = pg.PoolConfig & { Client?: typeof pg.Client };

type Query = (statement: string | { text: string }, ...rest: unknown[]) => Promise<unknown>;

/** What is asked with a callback is a piece of something else, whose span there is already. */
function tracedQuery(query: Query): Query {
  return (statement, ...rest) => {
    if (rest.some((part) => typeof part === "function")) return query(statement, ...rest);
    const text = typeof statement === "string" ? statement : statement.text;
    return inQuerySpan(text, () => query(statement, ...rest));
  };
}

/** A kind of connection whose queries are spans. */
const traced = (Client: typeof pg.Client) =>
  class extends Client {
    override query = tracedQuery(super.query.bind(this)) as typeof pg.Client.prototype.query;
  };

/** Connections to a server; a query's span has the wait for one of them in it. */
export class TracedPool extends pg.Pool {
  constructor({ Client = pg.Client, ...settings }: PoolSettings) {
    super({ ...settings, Client: traced(Client) });
  }

  override query = tracedQuery(super.query.bind(this)) as typeof pg.Pool.prototype.query;
}

type EmbeddedQueries = Pick<Transaction, "query" | "exec">;

/** The embedded database with queries that are spans, in its transactions, too. */
export function withTracedQueries(client: PGlite): PGlite {
  return tracedEngine(client, {
    transaction: (work) => client.transaction((tx) => work(tracedEngine(tx, {}))),
  });
}

function tracedEngine<Client extends EmbeddedQueries>(client: Client, others: Partial<Client>): Client {
  const own: Partial<EmbeddedQueries> = {
    query: (statement, ...rest) => inQuerySpan(statement, () => client.query(statement, ...rest)),
    exec: (statement, ...rest) => inQuerySpan(statement, () => client.exec(statement, ...rest)),
  };
  return new Proxy(client, {
    get(target, name) {
      const found: unknown = Reflect.get({ ...own, ...others }, name) ?? Reflect.get(target, name, target);
      return typeof found === "function" ? found.bind(target) : found;
    },
  });
}
