import type { PGlite } from "@electric-sql/pglite";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { Pool } from "pg";
import type { TenantScope } from "./tenant-scope";

/** Something queries run on: the database or a transaction. Repositories take it as their first argument. */
export type Queryable = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** The database itself. A transaction is not one, so what asks for a `Database` cannot be nested by mistake. */
export type Database = Queryable & { readonly engine: ServerEngine | EmbeddedEngine };

/** What a PostgreSQL server (server-database.ts) and the embedded database (embedded-database.ts) do each in its own way. */
export interface Engine {
  /** Runs work once, all or not at all. */
  transaction<Result>(work: Work<Result>, tenantScope: TenantScope | undefined): Promise<Result>;
  /** Runs what changes tables: it may take longer than a call may, and waits until nobody else does the same. */
  exclusively<Result>(work: Work<Result>): Promise<Result>;
  /** Applies the migrations of a folder that are not yet in the database. */
  migrate(folder: string): Promise<void>;
  /**
   * Hears what is told on channels (LISTEN), each with its own listener.
   * @param onGap something may have been missed
   * @returns ends it
   */
  listen(listeners: ChannelListeners, onGap: () => void): Promise<() => Promise<void>>;
}

export interface ServerEngine extends Engine {
  readonly kind: "server";
  /**
   * Builds indexes, one after another, while others go on writing into their tables.
   * @param statements `create index if not exists …`, whose tables and columns may be still to come: such an index is left out
   */
  buildIndexes(statements: readonly string[]): Promise<void>;
  readonly pool: Pool;
}

export interface EmbeddedEngine extends Engine {
  readonly kind: "embedded";
  readonly client: PGlite;
}

/** What is done in a transaction. */
export type Work<Result> = (tx: Queryable) => Promise<Result>;

/** Who hears a channel, by its name. */
export type ChannelListeners = Readonly<Record<string, (payload: string | undefined) => void>>;

/** A database that is open until it is closed. */
export interface OpenDatabase {
  db: Database;
  close(): Promise<void>;
}
