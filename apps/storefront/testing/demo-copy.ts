import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDatabase } from "@haat/api/testing/server-template";
import { inject } from "vitest";

/** The demo shops for one storefront: a data folder, and a database on the server where there is one. */
export interface DemoCopy {
  dataFolder: string;
  databaseUrl: string | undefined;
  remove(): Promise<void>;
}

/** Copies the demo shops. Without a server the folder is empty, and the API makes them at its start. */
export async function copyDemo(): Promise<DemoCopy> {
  const demo = inject("demo");
  const dataFolder = mkdtempSync(join(tmpdir(), "haat-pages-"));
  const removeFolder = () => rmSync(dataFolder, { recursive: true, force: true });
  if (!demo) return { dataFolder, databaseUrl: undefined, remove: async () => removeFolder() };

  const { url, drop } = await createDatabase(demo.template.serverUrl, demo.template);
  // What is made of the originals and what is uploaded stands beside them, in the copy's own folder.
  mkdirSync(join(dataFolder, "media"));
  symlinkSync(join(demo.mediaFolder, "originals"), join(dataFolder, "media/originals"));
  const remove = async () => {
    await drop();
    removeFolder();
  };
  return { dataFolder, databaseUrl: url, remove };
}
