import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { embeddedDatabase, openPglite } from "../database/embedded-database";
import { migrate } from "../database/migrations";

export interface Snapshots {
  empty: string;
  migrated: string;
}

declare module "vitest" {
  interface ProvidedContext {
    /** Files with dumps of an embedded database, migrated and as it is made; absent where tests run on a PostgreSQL server. */
    snapshots: Snapshots | undefined;
  }
}

/** Makes and migrates the embedded database once for all test files: each opens a dump of it in half a second. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "haat-snapshot-"));
  const client = await openPglite({});
  const snapshots = { empty: join(folder, "empty.tar"), migrated: join(folder, "migrated.tar") };
  const dumpTo = async (file: string) => {
    const dump = await client.dumpDataDir("none");
    writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
  };
  await dumpTo(snapshots.empty);
  await migrate(embeddedDatabase(client));
  await dumpTo(snapshots.migrated);
  await client.close();
  project.provide("snapshots", snapshots);
  return async () => rmSync(folder, { recursive: true, force: true });
}
