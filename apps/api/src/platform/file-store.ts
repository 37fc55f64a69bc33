import { createDiskFileStore } from "./disk-file-store";
import type { FileStoreSettings } from "./file-store-settings";
import { createS3FileStore } from "./s3-file-store";

/** Where files are kept that people upload. Keys are made here, of lower-case letters, digits, hyphens and slashes. */
export interface FileStore {
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** Nothing where there is no such file. */
  get(key: string): Promise<Buffer | undefined>;
  /** Does nothing where there is no such file. */
  delete(key: string): Promise<void>;
}

/** The store that the settings name. @param folder where the disk's files are */
export function createFileStore(settings: FileStoreSettings, folder: string): FileStore {
  return settings.store === "s3" ? createS3FileStore(settings) : createDiskFileStore(folder);
}
