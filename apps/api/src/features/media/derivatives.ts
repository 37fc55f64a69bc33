import { createHash } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { FileStore } from "../../outside/file-store";
import { writeWhole } from "../../process/whole-file";
import { createJobQueue } from "./job-queue";
import { derivativesFolder, type Original } from "./media-files";

/** Widths in px that a picture can be had in. */
export const pictureWidths = [160, 320, 640, 960, 1280] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** Best first: what a browser takes of these it gets. */
export const pictureFormats = ["avif", "webp", "jpeg"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Two at once: the machine has pages to render too. */
const jobsAtOnce = 2;
/** A page of pictures that nobody has asked for yet, for a few dozen visitors. */
const mostWaiting = 400;
/** More than any photograph has; a decompression bomb has more. */
const mostPixels = 50_000_000;
/** Longest time that a picture may take. */
const mostSeconds = 10;
const svgDensity = 72;

/** What a derivative is of, in the words of its address. */
export interface DerivativeName {
  key: string;
  width: PictureWidth;
  format: PictureFormat;
}

/** Same original, same name, same sharp: same bytes. Serves as the ETag and as a part of the file's name. */
export function fingerprintOf(original: Original, name: DerivativeName): string {
  const parts = [original.version, name.key, name.width, name.format, sharp.versions.sharp];
  return createHash("sha256").update(parts.join("|")).digest("hex").slice(0, 24);
}

async function render(bytes: Buffer, { width, format }: DerivativeName): Promise<Buffer> {
  const limit = { limitInputPixels: mostPixels };
  const { width: natural = width, format: type } = await sharp(bytes, limit).metadata();
  // A drawing is drawn at the size that is asked for; drawn large and shrunk, it would cost several times as much.
  const density = type === "svg" ? (svgDensity * width) / natural : svgDensity;
  const picture = sharp(bytes, { ...limit, density })
    .autoOrient()
    .resize({ width, withoutEnlargement: type !== "svg" })
    .timeout({ seconds: mostSeconds });
  if (format === "avif")
    return picture.avif({ quality: 55, effort: 0, chromaSubsampling: "4:2:0" }).toBuffer();
  if (format === "webp") return picture.webp({ quality: 80, effort: 2 }).toBuffer();
  return picture.flatten({ background: "white" }).jpeg({ quality: 82 }).toBuffer();
}

/**
 * Gives derivatives, made at the first request and kept below `folder`; nothing where there is no original.
 * @throws when the original is no picture, the store of files does not answer, or too many wait (QueueFull)
 */
export function createDerivatives(folder: string) {
  const inQueue = createJobQueue<Buffer | undefined>(jobsAtOnce, mostWaiting);

  return async (original: Original, name: DerivativeName): Promise<Buffer | undefined> => {
    const fileName = `${name.width}-${fingerprintOf(original, name)}.${name.format}`;
    const file = join(derivativesFolder(folder), name.key, fileName);
    const kept = await readFile(file).catch(() => undefined);
    if (kept) return kept;
    return inQueue(file, async () => {
      // By its bytes: of a file's name sharp remembers what was in it, also after it has changed.
      const bytes = await original.read();
      if (!bytes) return undefined;
      const made = await render(bytes, name);
      await writeWhole(file, made);
      return made;
    });
  };
}

export type DerivativeOf = ReturnType<typeof createDerivatives>;

/** Makes all that browsers may ask for of a picture, one after the other; nothing where it is gone. */
export async function prepareDerivatives(
  derivativeOf: DerivativeOf,
  original: Original | undefined,
  key: string,
): Promise<void> {
  if (!original) return;
  for (const width of pictureWidths) {
    for (const format of pictureFormats) await derivativeOf(original, { key, width, format });
  }
}

/** A store whose pictures take with them what has been made of them. @param folder as of `createDerivatives` */
export function withDerivatives(store: FileStore, folder: string): FileStore {
  return {
    ...store,
    delete: async (key) => {
      await store.delete(key);
      await rm(join(derivativesFolder(folder), key), { recursive: true, force: true });
    },
  };
}
