import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { indexNewProducts } from "@haat/api/features/catalogue/search-index.usecases";
import { migrate } from "@haat/api/database/migrations";
import { applySeed } from "@haat/api/seed/apply-seed";
import { bundleThreads } from "@haat/api/testing/bundled-threads";
import { makeDemoApps } from "@haat/api/testing/demo-apps";
import { createTemplate, dropTemplate } from "@haat/api/testing/server-template";
import { startTestServer } from "@haat/api/testing/test-server";
import type { TestProject } from "vitest/node";

/** Starts a PostgreSQL server and makes the demo shops once. Without a server every file seeds an embedded database. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer();
  if (!server) {
    process.stdout.write("There is no PostgreSQL here: the pages are tested on the embedded database.\n");
    return () => Promise.resolve();
  }
  const mediaFolder = mkdtempSync(join(tmpdir(), "haat-demo-"));
  let removeThreads = () => {};
  try {
    removeThreads = await bundleThreads();
    const template = await createTemplate(server.url, async (db) => {
      await migrate(db);
      await applySeed(db, { mediaFolder, now: new Date() });
      await indexNewProducts(db);
      await makeDemoApps(db, mediaFolder);
    });
    project.provide("demo", { template, mediaFolder });
    return async () => {
      try {
        await dropTemplate(template);
      } finally {
        server.stop();
        removeThreads();
        rmSync(mediaFolder, { recursive: true, force: true });
      }
    };
  } catch (error) {
    server.stop();
    removeThreads();
    rmSync(mediaFolder, { recursive: true, force: true });
    throw error;
  }
}
