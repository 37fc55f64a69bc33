import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "../testing/test-database";
import type { OpenDatabase } from "./database";
import { partOfLongWork } from "./long-work";

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test("after a part of long work the embedded database is left to others for as long as the part took", async () => {
  const took = 40;
  const busy = () => {
    const begun = performance.now();
    while (performance.now() - begun < took);
    return Promise.resolve("done");
  };
  const begun = performance.now();
  expect(await partOfLongWork(database.db, busy)).toBe("done");
  const rested = performance.now() - begun - took;
  if (database.db.engine.kind === "embedded") expect(rested).toBeGreaterThan(took - 5);
  await expect(partOfLongWork(database.db, () => Promise.reject(new Error("failed")))).rejects.toThrow(
    "failed",
  );
});
