import { rm } from "node:fs/promises";
import { join } from "node:path";
import { createDiskFileStore } from "./disk-file-store";
import type { FileStoreSettings } from "../process/file-store-settings";
import { createS3FileStore } from "./s3-file-store";

/** Where files are kept that people upload. Keys are made here, of lower-case letters, digits, hyphens and slashes. */
export interface FileStore {
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** Nothing where there is no such file. */
  get(key: string): Promise<Buffer | undefined>;
  /** Does nothing where there is no such file. */
  delete(key: string): Promise<void>;
}

/** The store that the settings name. @param folder where the disk's files are, and below it what is made of them */
export function createFileStore(settings: FileStoreSettings, folder: string): FileStore {
  const store = settings.store === "s3" ? createS3FileStore(settings) : createDiskFileStore(folder);
  return {
    ...store,
    delete: async (key) => {
      await store.delete(key);
      // What has been made of a picture goes with it (`features/media/derivatives.ts`).
      await rm(join(folder, "derivatives", key), { recursive: true, force: true });
    },
  };
}
