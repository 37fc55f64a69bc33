import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "../../database/transaction";
import { rowsOf } from "../../testing/table-contents";
import { startTestApi, type TestApi } from "../../testing/test-api";
import { strings } from "@haat/i18n/strings";
import { heldKindNames, heldKinds, type HeldKind } from "./held-kinds";

let api: TestApi;
let firstColumns: Map<string, string>;
beforeAll(async () => {
  api = await startTestApi();
  const found = await rowsOf<{ name: string; column: string }>(
    api.db,
    sql`select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid, 1, true) as column from pg_index`,
  );
  firstColumns = new Map(found.map(({ name, column }) => [name, column]));
});
afterAll(() => api.close());

/** Of one day alone there is never much. */
const lasting = heldKindNames.filter((kind) => heldKinds[kind].kept !== 1);

test.each(lasting)("what is held of somebody is looked up, however much is held: %s", async (kind) => {
  const text = heldKinds[kind].from
    .replaceAll(/(?<!:):account\b/g, "1")
    .replaceAll(/(?<!:):(phone|national)\b/g, "'+8801711000000'");
  const plan = await inTransaction(api.db, async (tx) => {
    // In tables of a few rows an index is used only where there is nothing else.
    await tx.execute(sql`set local enable_seqscan = off`);
    return rowsOf<{ "QUERY PLAN": string }>(tx, sql.raw(`explain (costs off) select from ${text}`));
  });
  const lines = plan.map((row) => row["QUERY PLAN"]).join("\n");
  expect(lines).not.toMatch(/Seq Scan/);
  // An index that begins with another column is read from one end to the other.
  const scans = [...lines.matchAll(/Scan (?:using|on) (\w+)[^\n]*\n\s+Index Cond: ([^\n]*)/g)];
  expect(scans.length).toBeGreaterThan(0);
  for (const [, index = "", condition] of scans) expect(condition).toContain(firstColumns.get(index));
});

test.each(heldKindNames.filter((kind) => "copied" in heldKinds[kind]))(
  "the copy that somebody is given has a word for each of its names: %s",
  (kind) => {
    const { copied = "" }: HeldKind = heldKinds[kind];
    const names = [...copied.matchAll(/(?:jsonb_build_object\(|,\s*)'(\w+)'/g)].map(([, name]) => name);
    expect(names).not.toEqual([]);
    const { kinds, fields } = strings.en.ownData.file;
    expect(Object.keys(fields)).toEqual(expect.arrayContaining(names));
    expect(Object.keys(kinds)).toContain(kind);
  },
);
