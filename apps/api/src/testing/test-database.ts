import { readFileSync } from "node:fs";
import { drizzle } from "drizzle-orm/pglite";
import { inject } from "vitest";
import { openPglite, type OpenDatabase } from "../platform/database";
import { openCopy, openEmpty } from "./server-template";

/** A migrated, empty database for one test file: PGlite, or PostgreSQL where `TEST_DATABASE_URL` is set. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const serverUrl = process.env["TEST_DATABASE_URL"];
  if (serverUrl) return openCopy(serverUrl);
  const snapshotFile = inject("snapshotFile");
  if (!snapshotFile) throw new Error("The migrated snapshot is missing.");
  const client = await openPglite({ loadDataDir: new Blob([readFileSync(snapshotFile)]) });
  return { db: drizzle(client), close: () => client.close() };
}

/** A database without any table. */
export async function openEmptyDatabase(): Promise<OpenDatabase> {
  const serverUrl = process.env["TEST_DATABASE_URL"];
  if (serverUrl) return openEmpty(serverUrl);
  const client = await openPglite({});
  return { db: drizzle(client), close: () => client.close() };
}

/** Whether tests run on a PostgreSQL server, where calls really run at the same time. */
export const isOnServer = Boolean(process.env["TEST_DATABASE_URL"]);
