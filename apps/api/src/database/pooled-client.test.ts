import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createMigratedDatabase, isOnServer } from "../testing/test-database";
import { rowsOf } from "../testing/table-contents";
import { cityTable } from "../features/address/address.table";
import { openDatabase } from "./open-database";
import { preparedOnce } from "./prepared";
import { inTransaction } from "./transaction";

const cities = preparedOnce((db, name) => db.select({ id: cityTable.id }).from(cityTable).prepare(name));

/** What a statement with a name leaves on its connection, and the limit that the connection asked for. */
async function leftBehind(pooler: "with a pooler" | "without one") {
  const made = await createMigratedDatabase();
  if (!made) throw new Error("This needs a server.");
  const databasePoolerUrl = pooler === "with a pooler" ? made.url : undefined;
  const { db, close } = await openDatabase({ databaseUrl: made.url, databasePoolerUrl, dataFolder: "" });
  try {
    return await inTransaction(db, async (tx) => {
      await cities(tx).execute();
      const asked = sql`select (select count(*)::int from pg_prepared_statements) as prepared, current_setting('statement_timeout') as longest`;
      return (await rowsOf<{ prepared: number; longest: string }>(tx, asked))[0];
    });
  } finally {
    await close();
    await made.drop();
  }
}

test.runIf(isOnServer)(
  "behind a pooler nothing is prepared on a connection, nor asked of it at its start",
  async () => {
    expect(await leftBehind("with a pooler")).toEqual({ prepared: 0, longest: "0" });
    expect(await leftBehind("without one")).toEqual({ prepared: 1, longest: "8s" });
  },
);
