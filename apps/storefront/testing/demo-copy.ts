import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { appFilesFolder } from "@haat/api/features/media/media-files";
import { createDatabase, type ServerTemplate } from "@haat/api/testing/server-template";
import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** The demo shops, made once for all files; absent where each seeds an embedded database of its own. */
    demo: Demo | undefined;
  }
}

export interface Demo {
  template: ServerTemplate;
  /** A media folder with the originals of the demo's pictures, and the files of the shops' apps. */
  mediaFolder: string;
}

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
  for (const folder of ["originals", appFilesFolder])
    symlinkSync(join(demo.mediaFolder, folder), join(dataFolder, "media", folder));
  const remove = async () => {
    await drop();
    removeFolder();
  };
  return { dataFolder, databaseUrl: url, remove };
}
