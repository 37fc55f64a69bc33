import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { originalsFolder } from "../src/features/media/media-files";

const filesAtOnce = 16;

/** A picture: its media key, and its drawing when it is asked for. */
export interface DrawnPicture {
  key: string;
  svg(): string;
}

/**
 * Writes the originals of drawn pictures below a media folder, once: a file written last, of that name, says which are
 * there. A build with other ones writes them all.
 */
export async function writePictures(
  mediaFolder: string,
  name: string,
  drawn: readonly DrawnPicture[],
): Promise<void> {
  const folder = originalsFolder(mediaFolder);
  const allThere = join(folder, `${name}.done`);
  const keys = drawn.map(({ key }) => key).join("\n");
  const digest = createHash("sha256").update(keys).digest("hex");
  if ((await readFile(allThere, "utf8").catch(() => "")) === digest) return;
  const pictures = drawn.map(({ key, svg }) => ({ file: join(folder, `${key}.svg`), svg }));
  const folders = new Set(pictures.map(({ file }) => dirname(file)));
  await Promise.all([...folders].map((name) => mkdir(name, { recursive: true })));
  for (let start = 0; start < pictures.length; start += filesAtOnce) {
    const some = pictures.slice(start, start + filesAtOnce);
    await Promise.all(some.map(({ file, svg }) => writeFile(file, svg())));
  }
  await writeFile(allThere, digest);
}
