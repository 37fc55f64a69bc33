import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import type { OpenDatabase } from "../database/database";
import { embeddedDatabase, openPglite } from "../database/embedded-database";
import type { Snapshots } from "./embedded.setup";
import { createDatabase, openNewDatabase } from "./server-template";

const template = inject("migratedTemplate");

/** Whether tests run on a PostgreSQL server, where calls really run at the same time. */
export const isOnServer = template !== undefined;

/** A migrated, empty database for one test file, on the server or embedded. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  if (template) return openNewDatabase(template.serverUrl, template);
  return openSnapshot("migrated");
}

/** A database without any table. */
export async function openEmptyDatabase(): Promise<OpenDatabase> {
  return template ? openNewDatabase(template.serverUrl) : openSnapshot("empty");
}

async function openSnapshot(name: keyof Snapshots): Promise<OpenDatabase> {
  const client = await openPglite({ loadDataDir: snapshotOf(name) });
  return { db: embeddedDatabase(client), close: () => client.close() };
}

/** Puts a migrated, empty embedded database into a data folder; only where tests run on the embedded one. */
export async function fillDataFolder(dataFolder: string): Promise<void> {
  const client = await openPglite({
    dataDir: join(dataFolder, "database"),
    loadDataDir: snapshotOf("migrated"),
  });
  await client.close();
}

function snapshotOf(name: keyof Snapshots): Blob {
  const file = inject("snapshots")?.[name];
  if (!file) throw new Error("There is no snapshot of an embedded database.");
  return new Blob([readFileSync(file)]);
}

/** The address of a new migrated database of the server; nothing where tests run on the embedded one. */
export async function createMigratedDatabase(): Promise<{ url: string; drop(): Promise<void> } | undefined> {
  return template && createDatabase(template.serverUrl, template);
}
