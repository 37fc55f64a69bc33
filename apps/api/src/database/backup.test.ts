import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { schemaOf, tableContents } from "../testing/table-contents";
import { makeScratchFolder } from "../testing/scratch-folder";
import { createMigratedDatabase, fillDataFolder, isOnServer } from "../testing/test-database";
import { createPlaces } from "../testing/test-shop";
import { backUp, restore } from "./backup";
import type { OpenDatabase } from "./database";
import { openDatabase, type DatabaseConfig } from "./open-database";
import { migrate } from "./migrations";

const folder = makeScratchFolder("haat-backup-");
const file = join(folder, "haat.backup");
/** Where the embedded database lies that each test gets a copy of. */
const filledFolder = makeScratchFolder("haat-filled-");
let config: DatabaseConfig;
let dropDatabase: () => Promise<void>;
beforeAll(async () => {
  if (isOnServer) return;
  await fillDataFolder(filledFolder);
  await fill({ dataFolder: filledFolder });
});
beforeEach(async () => {
  const dataFolder = mkdtempSync(join(folder, "data-"));
  const migrated = await createMigratedDatabase();
  config = { dataFolder, databaseUrl: migrated?.url };
  dropDatabase = migrated?.drop ?? (async () => undefined);
  if (isOnServer) await fill(config);
  else cpSync(filledFolder, dataFolder, { recursive: true });
});
afterAll(() => {
  for (const made of [folder, filledFolder]) rmSync(made, { recursive: true, force: true });
});
afterEach(async () => {
  await dropDatabase();
  for (const left of readdirSync(folder)) rmSync(join(folder, left), { recursive: true, force: true });
});

type Work<Result> = (db: OpenDatabase["db"]) => Promise<Result>;

async function inDatabase<Result>(work: Work<Result>, at = config): Promise<Result> {
  const { db, close } = await openDatabase(at);
  try {
    return await work(db);
  } finally {
    await close();
  }
}

/** All that is in the database, after some work on it. */
const everything = (work: Work<unknown> = async () => undefined) =>
  inDatabase(async (db) => {
    await work(db);
    return [await schemaOf(db), await tableContents(db)];
  });

async function fill(at: DatabaseConfig): Promise<void> {
  await inDatabase(createPlaces, at);
}

test("a database that is lost comes back from its backup with every row, rule and policy", async () => {
  const before = await everything();
  await backUp(config, file);
  await inDatabase(async (db) => {
    await db.execute(sql`delete from area`);
    await db.execute(sql`create table of_a_newer_build (id integer)`);
  });
  await expect(restore(config, file, { mayReplace: false })).rejects.toThrow("--replace");
  await restore(config, file, { mayReplace: true });
  expect(await everything()).toEqual(before);
  expect(await everything((db) => migrate(db))).toEqual(before);
});

test("an encrypted backup opens with its identity alone, and is plain nowhere on the disk", async () => {
  const before = await everything(async (db) => {
    await db.execute(sql`create table diary (line text)`);
    await db.execute(sql`insert into diary select 'Rahima lives here' from generate_series(1, 20)`);
  });
  const [own, foreign] = [await generateIdentity(), await generateIdentity()];
  const [ownFile, foreignFile] = [join(folder, "own.txt"), join(folder, "foreign.txt")];
  writeFileSync(ownFile, `# made by age-keygen\n${own}\n`);
  writeFileSync(foreignFile, `${foreign}\n`);
  await backUp(config, file, [await identityToRecipient(own)]);
  expect(readFileSync(file).subarray(0, 21).toString()).toBe("age-encryption.org/v1");
  expect(readFileSync(file).includes("Rahima")).toBe(false);
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(readdirSync(folder).filter((name) => name.includes("backup"))).toEqual(["haat.backup"]);
  for (const [identityFile, words] of [
    [undefined, "is encrypted. Say --identity"],
    [foreignFile, "made for another identity"],
    [file, "holds no identity of age"],
  ] as const)
    await expect(restore(config, file, { mayReplace: true, identityFile })).rejects.toThrow(words);
  expect(await everything()).toEqual(before);
  await inDatabase((db) => db.execute(sql`delete from diary`));
  await restore(config, file, { mayReplace: true, identityFile: ownFile });
  expect(await everything()).toEqual(before);
  await expect(backUp(config, file, ["age1nobody"])).rejects.toThrow("age1nobody is no recipient");
});

test("a file that is no backup is refused, and the database stays", async () => {
  const before = await everything();
  writeFileSync(file, "not a backup");
  await expect(restore(config, file, { mayReplace: true })).rejects.toThrow();
  expect(await everything()).toEqual(before);
});

test("what cannot be written leaves no half of a backup", async () => {
  const [held, missing] = [vi.stubEnv("PATH", folder), join(folder, "haat.backup")];
  const release = isOnServer ? async () => undefined : (await openDatabase(config)).close;
  await expect(backUp(config, missing)).rejects.toThrow(
    isOnServer ? "pg_dump is missing" : "in use by process",
  );
  await release();
  held.unstubAllEnvs();
  expect(readdirSync(folder).filter((name) => name.startsWith("haat.backup"))).toEqual([]);
});
