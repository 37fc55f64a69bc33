import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createMigratedDatabase, isOnServer } from "../testing/test-database";
import { rowsOf } from "../testing/table-contents";
import { openDatabase } from "./open-database";

test.runIf(isOnServer)(
  "a server ends a statement before the call that asked for it is given up, and compiles none",
  async () => {
    const made = await createMigratedDatabase();
    if (!made) throw new Error("This needs a server.");
    const { db, close } = await openDatabase({
      databaseUrl: made.url,
      dataFolder: "",
      callMilliseconds: 30_000,
    });
    try {
      const asked = sql`select current_setting('statement_timeout') as longest`;
      expect(await rowsOf(db, asked)).toEqual([{ longest: "24s" }]);
      // The test's server may be told so as well.
      const compiles = sql`select setting, source from pg_settings where name = 'jit'`;
      expect(await rowsOf(db, compiles)).toEqual([{ setting: "off", source: "client" }]);
    } finally {
      await close();
      await made.drop();
    }
  },
);
