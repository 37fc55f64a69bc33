import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { restore } from "../database/backup";
import { migrate } from "../database/migrations";
import { openDatabase, type DatabaseConfig } from "../database/open-database";
import { isSealed, openWith } from "../database/sealed-backup";
import type { FileStore } from "../outside/file-store";
import { makePrivateFolder } from "../process/private-folder";
import { readFacts } from "./backup-facts.repository";
import { digestOf, type BackupNote, type BackupStore } from "./backup-store";

/** How many pictures of a backup the drill reads, evenly among all of them. */
const sampleOfPictures = 50;

export interface RestoreParts {
  /** Where to: its database, or for a drill the server that a scratch database is made on. */
  config: DatabaseConfig;
  store: BackupStore;
  identityFile: string | undefined;
}

/** What a drill found. */
export interface DrillResult {
  name: string;
  takenAt: Date;
  orders: number;
  newestOrderAt: Date | undefined;
  pictures: number;
  /** What is wrong, in words; none where the backup is good. */
  faults: string[];
}

/** Fills a database and a store of pictures from a backup. @param name the newest one unless told @throws where it cannot */
export async function restoreBackup(
  { config, store, identityFile }: RestoreParts,
  { name, mayReplace, media }: { name?: string | undefined; mayReplace: boolean; media: FileStore },
): Promise<{ name: string; pictures: number }> {
  const chosen = name ?? (await newestName(store));
  const note = await store.note(chosen);
  await withFile({ config, store }, { name: chosen, note }, (file) =>
    restore(config, file, { mayReplace, identityFile }),
  );
  const keys = Object.keys(note.pictures);
  for (const key of keys)
    await media.put(key, await readPicture(store, key, { note, identityFile }), "application/octet-stream");
  return { name: chosen, pictures: keys.length };
}

/**
 * Restores the newest backup into a scratch database, looks at what is in it, and takes the database away again.
 * @throws where there is none, or it cannot be restored at all
 */
export async function drillNewest(
  { config, store, identityFile }: RestoreParts,
  now: Date,
  mostAgeHours: number,
): Promise<DrillResult> {
  const name = await newestName(store);
  const note = await store.note(name);
  const faults: string[] = [];
  const ageHours = (now.getTime() - note.takenAt.getTime()) / 3_600_000;
  if (ageHours > mostAgeHours)
    faults.push(`It is ${Math.floor(ageHours)} hours old, and may be ${mostAgeHours}.`);
  const facts = await withFile({ config, store }, { name, note }, (file) =>
    withScratchDatabase(config, async (scratch) => {
      await restore(scratch, file, { mayReplace: false, identityFile });
      const { db, close } = await openDatabase(scratch);
      try {
        const restored = await readFacts(db);
        // As a start of this build would.
        await migrate(db);
        return restored;
      } finally {
        await close();
      }
    }),
  );
  const { least, most } = note.orders;
  if (facts.orders < least || facts.orders > most)
    faults.push(`It has ${facts.orders} orders; when it was taken there were ${least} to ${most}.`);
  if (facts.migration !== note.migration)
    faults.push("Its tables are not those of the database that it was taken of.");
  faults.push(...(await faultsOfPictures(store, { note, identityFile })));
  return {
    name,
    takenAt: note.takenAt,
    orders: facts.orders,
    newestOrderAt: facts.newestOrderAt,
    pictures: Object.keys(note.pictures).length,
    faults,
  };
}

async function newestName(store: BackupStore): Promise<string> {
  const name = (await store.names()).at(-1);
  if (name === undefined) throw new Error("There is no backup.");
  return name;
}

/** Lays a backup's file on the disk as it is in the store, encrypted where it is, for as long as the work takes. */
async function withFile<Result>(
  { config, store }: Pick<RestoreParts, "config" | "store">,
  { name, note }: { name: string; note: BackupNote },
  work: (file: string) => Promise<Result>,
): Promise<Result> {
  makePrivateFolder(config.dataFolder);
  const scratch = await mkdtemp(join(config.dataFolder, "restore-draft-"));
  try {
    const file = join(scratch, "haat.backup");
    await store.writeFile(name, note, file);
    return await work(file);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** A database of its own beside the one that the configuration names, on the same server, or a folder beside its own. */
async function withScratchDatabase<Result>(
  { databaseUrl, dataFolder }: DatabaseConfig,
  work: (scratch: DatabaseConfig) => Promise<Result>,
): Promise<Result> {
  if (!databaseUrl) {
    const folder = await mkdtemp(join(dataFolder, "drill-"));
    try {
      return await work({ dataFolder: folder });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  const name = `haat_drill_${randomBytes(6).toString("hex")}`;
  const scratchUrl = new URL(databaseUrl);
  scratchUrl.pathname = `/${name}`;
  await askServer(databaseUrl, `create database ${name} template template0`);
  try {
    return await work({ dataFolder, databaseUrl: scratchUrl.href });
  } finally {
    await askServer(databaseUrl, `drop database ${name} with (force)`);
  }
}

async function askServer(connectionString: string, statement: string): Promise<void> {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function faultsOfPictures(
  store: BackupStore,
  of: { note: BackupNote; identityFile: string | undefined },
): Promise<string[]> {
  const keys = Object.keys(of.note.pictures);
  const there = new Set(await store.pictures());
  const missing = keys.filter((key) => !there.has(key));
  if (missing.length > 0) return [`${missing.length} of ${keys.length} pictures are missing.`];
  const step = Math.max(1, Math.ceil(keys.length / sampleOfPictures));
  const faults: string[] = [];
  for (const key of keys.filter((_, place) => place % step === 0))
    await readPicture(store, key, of).catch((error: Error) => faults.push(error.message));
  return faults;
}

/** @throws where it is missing, not as it was written, or made for another identity */
async function readPicture(
  store: BackupStore,
  key: string,
  { note, identityFile }: { note: BackupNote; identityFile: string | undefined },
): Promise<Buffer> {
  const bytes = await store.picture(key);
  if (!bytes || digestOf(bytes) !== note.pictures[key])
    throw new Error(`Picture ${key} is missing or not as it was written.`);
  if (!isSealed(bytes)) return bytes;
  if (identityFile === undefined) throw new Error(`Picture ${key} is encrypted, and there is no identity.`);
  return Buffer.from(await (await openWith(identityFile)).decrypt(new Uint8Array(bytes)));
}
