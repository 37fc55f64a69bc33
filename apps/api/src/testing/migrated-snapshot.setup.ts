import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/pglite";
import type { TestProject } from "vitest/node";
import { openPglite } from "../platform/database";
import { migrate } from "../platform/migrations";
import { createTemplate, dropTemplate } from "./server-template";

declare module "vitest" {
  interface ProvidedContext {
    /** File with a dump of a migrated PGlite; absent where tests run on a PostgreSQL server. */
    snapshotFile: string | undefined;
  }
}

/** Migrates once for all test files: a dump that PGlite opens in half a second, or a template on the server. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const serverUrl = process.env["TEST_DATABASE_URL"];
  if (serverUrl) {
    await createTemplate(serverUrl);
    return () => dropTemplate(serverUrl);
  }
  const folder = mkdtempSync(join(tmpdir(), "haat-snapshot-"));
  const client = await openPglite({});
  await migrate(drizzle(client));
  const snapshotFile = join(folder, "migrated.tar");
  const dump = await client.dumpDataDir("none");
  writeFileSync(snapshotFile, Buffer.from(await dump.arrayBuffer()));
  await client.close();
  project.provide("snapshotFile", snapshotFile);
  return async () => rmSync(folder, { recursive: true, force: true });
}
