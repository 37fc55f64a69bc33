import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { OpenDatabase } from "../database/database";
import { inTransaction } from "../database/transaction";
import { onOneConnection } from "./one-connection";
import { isOnServer, openTestDatabase } from "./test-database";

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

// On the embedded database such a question is never answered.
it.runIf(isOnServer)(
  "what asks the database beside its transaction is told so, and may ask after it",
  async () => {
    const db = onOneConnection(opened.db);
    const ask = () => Promise.resolve(db.execute(sql`select 1`));
    const beside = /^Within a transaction/;
    await expect(inTransaction(db, ask)).rejects.toMatchObject({
      cause: { message: expect.stringMatching(beside) },
    });
    await expect(inTransaction(db, () => inTransaction(db, async () => 1))).rejects.toThrow(beside);

    let end = () => {};
    const isOver = new Promise<void>((resolve) => (end = resolve));
    const left: Promise<unknown>[] = [];
    await inTransaction(db, async () => void left.push(isOver.then(ask)));
    end();
    await expect(Promise.all(left)).resolves.toHaveLength(1);
  },
);
