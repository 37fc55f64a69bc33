import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp, { type Region } from "sharp";
import { originalsFolder } from "../src/features/media/media-files";

const filesAtOnce = 16;

/** A picture: its media key, and its drawing when it is asked for. */
export interface DrawnPicture {
  key: string;
  svg(): string;
  /** Drawn 4 : 5: another file than the square one. */
  isTall?: boolean;
}

/**
 * A picture that is drawn, or a photograph by its name: the WebP file of that name in the folder of photographs. A square
 * one becomes tall, 4 : 5, by more of its ground above and below.
 */
export type WrittenPicture = DrawnPicture | { key: string; photograph: string; isTall?: boolean };

/**
 * Writes the originals of pictures below a media folder, once: a file written last, of that name, says which are
 * there. A build that names others, or draws them otherwise, writes them all.
 * @param photographs the folder of the photographs among them
 */
export async function writePictures(
  mediaFolder: string,
  name: string,
  pictures: readonly WrittenPicture[],
  photographs = "",
): Promise<void> {
  const folder = originalsFolder(mediaFolder);
  const allThere = join(folder, `${name}.done`);
  const names = pictures.map((picture) => [
    picture.key,
    "photograph" in picture ? picture.photograph : picture.svg(),
    picture.isTall ? "on its ground" : false,
  ]);
  const digest = createHash("sha256").update(JSON.stringify(names)).digest("hex");
  if ((await readFile(allThere, "utf8").catch(() => "")) === digest) return;
  const folders = new Set(pictures.map(({ key }) => dirname(join(folder, key))));
  await Promise.all([...folders].map((each) => mkdir(each, { recursive: true })));

  for (let start = 0; start < pictures.length; start += filesAtOnce) {
    const some = pictures.slice(start, start + filesAtOnce);
    await Promise.all(some.map((picture) => writePicture(folder, picture, photographs)));
  }
  await writeFile(allThere, digest);
}

async function writePicture(folder: string, picture: WrittenPicture, photographs: string): Promise<void> {
  const file = join(folder, picture.key);
  if (!("photograph" in picture)) return writeFile(`${file}.svg`, picture.svg());
  const photograph = join(photographs, `${picture.photograph}.webp`);
  if (picture.isTall) return writeFile(`${file}.webp`, await madeTall(photograph));
  return copyFile(photograph, `${file}.webp`);
}

/**
 * A square photograph on so much more of its own ground that it is 4 : 5. Above, what hangs goes on straight up; below, what
 * reaches the edge, such as a dress from near, goes on as in a mirror, else the ground alone does.
 */
async function madeTall(photograph: string): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(photograph).metadata();
  const more = Math.max(0, Math.round((width * 1.25 - height) / 2));
  const below = (await isCrossed(photograph, { left: 0, top: height - 1, width, height: 1 }))
    ? "mirror"
    : "copy";
  const risen = await sharp(photograph).extend({ top: more, extendWith: "copy" }).png().toBuffer();
  return sharp(risen).extend({ bottom: more, extendWith: below }).webp({ quality: 90 }).toBuffer();
}

/** What the brightness of a ground changes by at most from one pixel to the fourth beside it, of 255. */
const quiet = 12;

/** Whether a row of a photograph shows more than its ground. */
async function isCrossed(photograph: string, row: Region): Promise<boolean> {
  const pixels = await sharp(photograph).extract(row).greyscale().raw().toBuffer();
  return pixels.some((brightness, place) => Math.abs(brightness - (pixels[place + 4] ?? brightness)) > quiet);
}
