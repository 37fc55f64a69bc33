import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { bundleServer } from "../../../../scripts/bundle-server.mjs";
import { apiThreads } from "../../../../scripts/api-threads.mjs";

const api = join(import.meta.dirname, "../..");

/**
 * Bundles the API's threads for the processes of a run of tests that are started after this: from its source a thread takes
 * seconds of a processor to load, and each worker starts each of them.
 * @returns removes them
 */
export async function bundleThreads(): Promise<() => void> {
  const cache = join(api, ".cache");
  mkdirSync(cache, { recursive: true });
  // Within the workspace, from where packages are found.
  const folder = mkdtempSync(join(cache, "threads-"));
  const place = relative(api, folder);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    await bundleServer(api, inFolder(place), "");
  } catch (error) {
    remove();
    throw error;
  }
  process.env["HAAT_THREADS"] = folder;
  return remove;
}

/** The one that tests of threads ask, too, and the server that tests kill and start again. */
const testedThreads = {
  ...apiThreads,
  echo: "src/testing/echo-thread.ts",
  "standing-server": "src/testing/standing-server.ts",
};

const inFolder = (place: string) =>
  Object.fromEntries(Object.entries(testedThreads).map(([name, file]) => [join(place, name), file]));
