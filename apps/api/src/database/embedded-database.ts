import { PGlite } from "@electric-sql/pglite";
import { btree_gin } from "@electric-sql/pglite/contrib/btree_gin";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { sql, type DrizzleConfig } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import type { ChannelListeners, Database, EmbeddedEngine, Work } from "./database";
import { keepRepeatedStatements } from "./repeated-statements";
import { tenantScopeStatements, type TenantScope } from "./tenant-scope";

/** PGlite with the extensions that the migrations ask for; in memory without a `dataDir`. */
export async function openPglite(from: { dataDir?: string; loadDataDir?: Blob }): Promise<PGlite> {
  return keepRepeatedStatements(await PGlite.create({ ...from, extensions: { pg_trgm, btree_gin } }));
}

/** The database that runs in this process. It does one thing at a time, so nothing here waits for another's work. */
export function embeddedDatabase(
  client: PGlite,
  config: DrizzleConfig<Record<string, never>> = {},
): Database {
  const db = drizzle(client, config);

  const engine: EmbeddedEngine = {
    kind: "embedded",
    client,

    transaction<Result>(work: Work<Result>, tenantScope: TenantScope | undefined): Promise<Result> {
      return db.transaction(async (tx) => {
        for (const statement of tenantScopeStatements(tenantScope)) await tx.execute(sql.raw(statement));
        return work(tx);
      });
    },

    exclusively: (work) => db.transaction(work),

    migrate: (folder) => migrate(db, { migrationsFolder: folder }),

    async listen(listeners: ChannelListeners): Promise<() => Promise<void>> {
      const ends: (() => Promise<void>)[] = [];
      for (const [channel, hear] of Object.entries(listeners)) ends.push(await client.listen(channel, hear));
      return async () => {
        for (const end of ends) await end();
      };
    },
  };
  return Object.assign(db, { engine });
}
