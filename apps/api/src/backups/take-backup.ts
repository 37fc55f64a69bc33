import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { backUp } from "../database/backup";
import { openDatabase, type DatabaseConfig } from "../database/open-database";
import { sealFor } from "../database/sealed-backup";
import type { ListedFileStore } from "../outside/file-store";
import { makePrivateFolder } from "../process/private-folder";
import type { BackupSettings } from "../process/backup-settings";
import { rememberUpkeep } from "../features/watch/upkeep.usecases";
import { readFacts } from "./backup-facts.repository";
import { digestOf, nameOf, type BackupNote, type BackupStore } from "./backup-store";
import { keptMoments } from "./retention";

/** What people uploaded, and what was drawn of their shops; copies that are taken out are made anew. */
const mediaFolders = ["uploads", "apps"];

/** One that has no note by then is being taken by nobody any more. */
const unfinishedMilliseconds = 24 * 3600 * 1000;

export interface BackupParts {
  config: DatabaseConfig;
  settings: Pick<BackupSettings, "recipients" | "keep">;
  store: BackupStore;
  media: ListedFileStore;
}

/** What was done, for who reads the log. */
export interface TakenBackup {
  name: string;
  bytes: number;
  pictures: number;
  newPictures: number;
  deleted: string[];
}

/** Takes a backup of the database and of the pictures, and deletes those that are not kept any longer. */
export async function takeBackup(parts: BackupParts, now: Date): Promise<TakenBackup> {
  const { config, settings, store } = parts;
  const name = nameOf(now);
  makePrivateFolder(config.dataFolder);
  const scratch = await mkdtemp(join(config.dataFolder, "backup-draft-"));
  try {
    const file = join(scratch, "haat.backup");
    const before = await factsOf(config);
    await backUp(config, file, settings.recipients);
    const after = await factsOf(config);
    const pieces = await store.putFile(name, file);
    const { pictures, newPictures } = await keepPictures(parts);
    await store.putNote(name, {
      takenAt: now,
      migration: after.migration,
      orders: { least: before.orders, most: after.orders },
      pieces,
      pictures,
    });
    const bytes = pieces.reduce((sum, piece) => sum + piece.bytes, 0);
    const deleted = await deleteOld(parts, now);
    await rememberUpkeep(config, "backup", now);
    return { name, bytes, pictures: Object.keys(pictures).length, newPictures, deleted };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function factsOf(config: DatabaseConfig) {
  const { db, close } = await openDatabase(config);
  try {
    return await readFacts(db);
  } finally {
    await close();
  }
}

/** Keeps each picture that an earlier backup does not have yet. They never change. */
async function keepPictures({ settings, store, media }: BackupParts) {
  const newest = (await store.names()).at(-1);
  const known = newest === undefined ? {} : (await store.note(newest)).pictures;
  const seal = settings.recipients.length > 0 ? sealFor(settings.recipients) : undefined;
  const pictures: BackupNote["pictures"] = {};
  let newPictures = 0;
  for (const folder of mediaFolders) {
    for (const key of await media.list(folder)) {
      const digest = known[key];
      const bytes = digest === undefined ? await media.get(key) : undefined;
      if (bytes) {
        const kept = Buffer.from(seal ? await seal.encrypt(new Uint8Array(bytes)) : bytes);
        await store.putPicture(key, kept);
        pictures[key] = digestOf(kept);
        newPictures += 1;
      } else if (digest !== undefined) pictures[key] = digest;
    }
  }
  return { pictures, newPictures };
}

/** @returns the names of the backups that are deleted; pictures that none of those left names go with them */
async function deleteOld({ settings, store }: BackupParts, now: Date): Promise<string[]> {
  const names = await store.names();
  const notes = await Promise.all(names.map((name) => store.note(name)));
  const moments = notes.map(({ takenAt }) => takenAt);
  const kept = keptMoments(moments, settings.keep).map(nameOf);
  const old = names.filter((name) => !kept.includes(name));
  const latest = nameOf(new Date(now.getTime() - unfinishedMilliseconds));
  const abandoned = (await store.unfinished()).filter((name) => name < latest);
  for (const name of [...old, ...abandoned]) await store.delete(name);
  const named = new Set(
    notes.flatMap(({ pictures }, place) => (kept.includes(names[place]!) ? Object.keys(pictures) : [])),
  );
  for (const key of await store.pictures()) if (!named.has(key)) await store.deletePicture(key);
  return old;
}
