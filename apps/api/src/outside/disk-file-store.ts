import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { FileStore } from "./file-store";
import { writeWhole } from "../process/whole-file";

/** Keeps files below a folder. */
export function createDiskFileStore(folder: string): FileStore {
  return {
    put: (key, bytes) => writeWhole(join(folder, key), bytes),
    get: async (key) => {
      try {
        return await readFile(join(folder, key));
      } catch (error) {
        if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
        throw error;
      }
    },
    delete: (key) => rm(join(folder, key), { force: true }),
  };
}
