import type { FileStoreSettings } from "../process/file-store-settings";
import { createDiskFileStore } from "./disk-file-store";
import type { ListedFileStore } from "./file-store";
import { createS3FileStore } from "./s3-file-store";

/** The store that the settings name. @param folder where the disk's files are */
export function openFileStore(settings: FileStoreSettings, folder: string): ListedFileStore {
  return settings.store === "s3" ? createS3FileStore(settings) : createDiskFileStore(folder);
}
