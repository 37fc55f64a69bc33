import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { embeddedDatabase, openPglite } from "../database/embedded-database";
import { migrate } from "../database/migrations";

declare module "vitest" {
  interface ProvidedContext {
    /** File with a dump of a migrated embedded database; absent where tests run on a PostgreSQL server. */
    snapshotFile: string | undefined;
  }
}

/** Migrates the embedded database once for all test files: each opens a dump of it in half a second. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "haat-snapshot-"));
  const client = await openPglite({});
  await migrate(embeddedDatabase(client));
  const snapshotFile = join(folder, "migrated.tar");
  const dump = await client.dumpDataDir("none");
  writeFileSync(snapshotFile, Buffer.from(await dump.arrayBuffer()));
  await client.close();
  project.provide("snapshotFile", snapshotFile);
  return async () => rmSync(folder, { recursive: true, force: true });
}
