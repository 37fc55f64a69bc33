import type { TestProject } from "vitest/node";
import { migrate } from "../database/migrations";
import { bundleThreads } from "./bundled-threads";
import setUpEmbedded from "./embedded.setup";
import { createTemplate, dropTemplate, type ServerTemplate } from "./server-template";
import { startTestServer } from "./test-server";

declare module "vitest" {
  interface ProvidedContext {
    /** A migrated, empty database on a PostgreSQL server; absent where tests run on the embedded one. */
    migratedTemplate: ServerTemplate | undefined;
  }
}

/** Starts a PostgreSQL server and migrates once for all test files. Without one they run on the embedded database. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer();
  if (!server) {
    process.stdout.write("There is no PostgreSQL here: the API is tested on the embedded database alone.\n");
    return setUpEmbedded(project);
  }
  let removeThreads = () => {};
  try {
    removeThreads = await bundleThreads();
    const template = await createTemplate(server.url, (db) => migrate(db));
    project.provide("migratedTemplate", template);
    return async () => {
      try {
        await dropTemplate(template);
      } finally {
        server.stop();
        removeThreads();
      }
    };
  } catch (error) {
    server.stop();
    removeThreads();
    throw error;
  }
}
