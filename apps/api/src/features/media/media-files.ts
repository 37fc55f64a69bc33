import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { FileStore } from "../../outside/file-store";

/**
 * A media key: lower-case words of letters, digits and hyphens, parted by single slashes, such as
 * `kacha-bazar/products/potato-1`. No dot can be in one, so none can lead out of its folder.
 */
export const mediaKeyPattern = "[a-z0-9][a-z0-9-]*(?:/[a-z0-9][a-z0-9-]*)*";

/** Where the pictures are as they came: `<key>.webp`, `.svg`, `.png` or `.jpg` below this. */
export const originalsFolder = (folder: string) => join(folder, "originals");

/** Where what has been made of them is kept. It can be deleted at any time. */
export const derivativesFolder = (folder: string) => join(folder, "derivatives");

/** What the keys of pictures begin with that people upload; they are in the file store, and never change. */
export const uploadsFolder = "uploads";

/** What the keys of files begin with that are drawn of a shop (features/shop-app); their names are digests of what is in them. */
export const appFilesFolder = "apps";

/** The only shape of such a key, so that no guess costs the store a request. */
const uploadKey = new RegExp(`^${uploadsFolder}/[0-9a-f]{32}$`);

/** A photograph comes before the drawing that it took the place of. */
const originalTypes = ["webp", "svg", "png", "jpg"] as const;

export interface Original {
  /** Changes whenever the picture does. */
  version: string;
  /** Its bytes; nothing where there is no such picture after all. */
  read(): Promise<Buffer | undefined>;
}

/** The original of a key, which must be of the pattern above; nothing where there is none. */
export async function findOriginal(
  folder: string,
  key: string,
  uploads?: FileStore,
): Promise<Original | undefined> {
  if (key.startsWith(`${uploadsFolder}/`)) {
    // Before anything that was made of it: another process may have deleted it.
    const bytes = uploadKey.test(key) ? await uploads?.get(key) : undefined;
    return bytes && { version: "upload", read: () => Promise.resolve(bytes) };
  }
  for (const type of originalTypes) {
    const file = join(originalsFolder(folder), `${key}.${type}`);
    const found = await stat(file).catch(() => undefined);
    if (found?.isFile()) {
      return { version: `${type}-${found.mtimeMs}-${found.size}`, read: () => readFile(file) };
    }
  }
  return undefined;
}
