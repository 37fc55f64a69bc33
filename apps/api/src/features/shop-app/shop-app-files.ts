import { createHash } from "node:crypto";
import type { Language } from "@haat/contract/shared/languages";
import type { FileStore } from "../../outside/file-store";
import { appFilesFolder } from "../media/media-files";
import type { IconName } from "./app-icons";

/** The pictures of a shop that words are on. */
export const wordedPictures = ["share", "share-square", "phone-screen", "desk-screen"] as const;
export type WordedPicture = (typeof wordedPictures)[number];

/** In px. */
export const pictureSizes: Record<WordedPicture, { width: number; height: number }> = {
  share: { width: 1200, height: 630 },
  "share-square": { width: 1080, height: 1080 },
  "phone-screen": { width: 1080, height: 1920 },
  "desk-screen": { width: 1920, height: 1080 },
};

/** Where a version's files are, by media keys. */
export interface ShopAppFiles {
  icons: Record<IconName, string>;
  pictures: Record<Language, Record<WordedPicture, string>>;
}

const contentTypes = { png: "image/png", jpg: "image/jpeg" } as const;

/**
 * Keeps a file under a name that its content gives: kept again it is the same file, and one that a version names never
 * changes.
 * @returns its media key
 */
export async function keepFile(
  files: FileStore,
  bytes: Uint8Array,
  type: keyof typeof contentTypes,
): Promise<string> {
  const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
  const key = `${appFilesFolder}/${type}/${digest}`;
  await files.put(key, Buffer.from(bytes), contentTypes[type]);
  return key;
}
