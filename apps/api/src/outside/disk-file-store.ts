import { readFile, readdir, rm } from "node:fs/promises";
import { join, relative } from "node:path";
import type { ListedFileStore } from "./file-store";
import { writeWhole } from "../process/whole-file";

/** Keeps files below a folder. */
export function createDiskFileStore(folder: string): ListedFileStore {
  return {
    put: (key, bytes) => writeWhole(join(folder, key), bytes),
    get: async (key) => {
      try {
        return await readFile(join(folder, key));
      } catch (error) {
        if (isAbsence(error)) return undefined;
        throw error;
      }
    },
    delete: (key) => rm(join(folder, key), { force: true }),
    list: async (below) => {
      try {
        const entries = await readdir(join(folder, below), { recursive: true, withFileTypes: true });
        const files = entries.filter((entry) => entry.isFile() && !isDraft.test(entry.name));
        return files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
      } catch (error) {
        if (isAbsence(error)) return [];
        throw error;
      }
    },
  };
}

/** What `writeWhole` has not put in place: no key has a dot. */
const isDraft = /\./;

const isAbsence = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT";
