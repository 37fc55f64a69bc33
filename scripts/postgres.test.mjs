import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { findPostgres } from "./postgres.mjs";

const debian = mkdtempSync(join(tmpdir(), "haat-debian-"));
afterEach(() => rmSync(debian, { recursive: true }));

it("a PostgreSQL counts as installed where its server is, not where its client is alone", () => {
  const folder = join(debian, "15/bin");
  mkdirSync(folder, { recursive: true });
  for (const program of ["psql", "pg_dump"]) writeFileSync(join(folder, program), "");
  expect(findPostgres("", debian)).toBeUndefined();
  for (const program of ["initdb", "pg_ctl"]) writeFileSync(join(folder, program), "");
  expect(findPostgres("", debian)).toBe(folder);
  expect(findPostgres(folder, join(debian, "none"))).toBe(folder);
});
