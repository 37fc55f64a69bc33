import { readFileSync } from "node:fs";
import { inject } from "vitest";
import type { OpenDatabase } from "../database/database";
import { embeddedDatabase, openPglite } from "../database/embedded-database";
import { createDatabase, openNewDatabase } from "./server-template";

const template = inject("migratedTemplate");

/** Whether tests run on a PostgreSQL server, where calls really run at the same time. */
export const isOnServer = template !== undefined;

/** A migrated, empty database for one test file, on the server or embedded. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  if (template) return openNewDatabase(template.serverUrl, template);
  const snapshotFile = inject("snapshotFile");
  if (!snapshotFile) throw new Error("The migrated snapshot is missing.");
  const client = await openPglite({ loadDataDir: new Blob([readFileSync(snapshotFile)]) });
  return { db: embeddedDatabase(client), close: () => client.close() };
}

/** A database without any table. */
export async function openEmptyDatabase(): Promise<OpenDatabase> {
  if (template) return openNewDatabase(template.serverUrl);
  const client = await openPglite({});
  return { db: embeddedDatabase(client), close: () => client.close() };
}

/** The address of a new database of the server without any table; nothing where tests run on the embedded one. */
export async function createEmptyDatabase(): Promise<{ url: string; drop(): Promise<void> } | undefined> {
  return template && createDatabase(template.serverUrl);
}
