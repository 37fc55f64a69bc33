import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { migrationsFolder } from "./migrations";

/** From here on; what is older was applied before there was the rule. */
const first = "0087";

/** What reads or writes a whole table while nobody else may write, or even read, and the table's name in it. */
const longLocks = [
  /create (?:unique )?index (?!concurrently).* on "(\w+)"/i,
  /alter table "(\w+)" add constraint (?!.*not valid)/i,
  /alter table "(\w+)" alter column .* (?:type|set not null)/i,
  /alter table "(\w+)" add column .* default (?:gen_random_uuid|random|clock_timestamp)\(/i,
  /^update "(\w+)"/i,
  /^delete from "(\w+)"/i,
  /^drop index "(\w+)"/i,
  /^alter index "(\w+)" (?:re)?set \(/i,
  /^lock table "(\w+)"/i,
];

/** Statements of a migration that may hold a table for long, each in one line; those that say why they do not are none. */
function statementsThatHold(migration: string): string[] {
  const made = [...migration.matchAll(/create table "(\w+)"/gi)].map(([, name]) => name);
  return migration.split("--> statement-breakpoint").flatMap((part) => {
    const lines = part.trim().split("\n");
    if (lines.some((line) => /^-- (?:Locks|Concurrently): /.test(line))) return [];
    const statement = lines
      .filter((line) => !line.startsWith("--"))
      .join(" ")
      .trim();
    const table = longLocks.map((rule) => rule.exec(statement)?.[1]).find((name) => name !== undefined);
    return table === undefined || made.includes(table) ? [] : [statement];
  });
}

test("a migration that holds a table for long says why that is no harm (`-- Locks: …`), or builds its index before (`-- Concurrently: …`)", () => {
  const files = readdirSync(migrationsFolder).filter((name) => name.endsWith(".sql") && name >= first);
  const holding = files.flatMap((name) =>
    statementsThatHold(readFileSync(join(migrationsFolder, name), "utf8")).map((each) => `${name}: ${each}`),
  );
  expect(holding).toEqual([]);
});

describe("what holds a table", () => {
  test.each([
    'CREATE INDEX "order_by_day" ON "customer_order" USING btree ("placed_at");',
    'CREATE UNIQUE INDEX "one" ON "product" ("slug");',
    'ALTER TABLE "product" ADD CONSTRAINT "price_positive" CHECK ("price" > 0);',
    'ALTER TABLE "product" ALTER COLUMN "price" SET DATA TYPE bigint;',
    'ALTER TABLE "product" ALTER COLUMN "unit" SET NOT NULL;',
    'ALTER TABLE "product" ADD COLUMN "key" uuid DEFAULT gen_random_uuid();',
    '-- For all.\nUPDATE "product" SET "unit" = 1;',
    'DROP INDEX "order_by_day";',
    'ALTER INDEX "order_by_day" SET (gin_pending_list_limit = 256);',
    'LOCK TABLE "product" IN SHARE ROW EXCLUSIVE MODE;',
  ])("%s", (statement) => {
    expect(statementsThatHold(statement)).toHaveLength(1);
    expect(statementsThatHold(`-- Locks: there is a row a shop.\n${statement}`)).toEqual([]);
  });

  test.each([
    'ALTER TABLE "product" ADD COLUMN "unit" text;',
    'ALTER TABLE "product" ADD CONSTRAINT "price_positive" CHECK ("price" > 0) NOT VALID;',
    'CREATE TABLE "size_guide" ("id" integer);--> statement-breakpoint\nCREATE INDEX "of_shop" ON "size_guide" ("id");',
  ])("not: %s", (migration) => {
    expect(statementsThatHold(migration)).toEqual([]);
  });
});
