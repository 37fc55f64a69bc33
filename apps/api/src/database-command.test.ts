import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "haat-command-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The command as somebody types it, on a data folder that is not there yet. */
async function run(...parameters: string[]) {
  const entry = join(import.meta.dirname, "database-command.ts");
  const env = { PATH: process.env.PATH, HAAT_DEMO: "0", DATA_FOLDER: join(folder, "data") };
  const asked = promisify(execFile)(process.execPath, ["--import", "tsx", entry, ...parameters], { env });
  const { code, stdout, stderr } = await asked.then(
    (said) => ({ code: 0, ...said }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
  return { code, stdout, stderr };
}

test.each([
  ["an option that there is not", ["admin", "01711000005", "--forget-second-factr"], "migrate up"],
  [
    "two that exclude each other",
    ["admin", "01711000005", "--forget-second-factor", "--name", "A B"],
    "migrate up",
  ],
  ["a name that is not said", ["admin", "01711000005", "--name"], "migrate up"],
  ["an option of another command", ["migrate", "up", "--replace"], "migrate up"],
  ["no number", ["admin"], "migrate up"],
  ["a number that is none", ["admin", "12345"], "no Bangladeshi mobile number"],
])("%s is refused in words, before there is a database", async (_what, parameters, words) => {
  const { code, stderr } = await run(...parameters);
  expect([code, stderr]).toEqual([1, expect.stringContaining(words)]);
  expect(existsSync(join(folder, "data"))).toBe(false);
});

test("a release says which migration is its newest without settings and without a database", async () => {
  const journal = join(import.meta.dirname, "../migrations/meta/_journal.json");
  const { entries } = JSON.parse(readFileSync(journal, "utf8")) as { entries: { tag: string }[] };
  const { code, stdout } = await run("migrate", "newest");
  expect([code, stdout.trim()]).toEqual([0, entries.at(-1)?.tag]);
  expect(existsSync(join(folder, "data"))).toBe(false);
});
