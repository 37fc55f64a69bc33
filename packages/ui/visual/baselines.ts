import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { fingerprintOf } from "./comparison";
import { pixelsOf, type Pixels } from "./photographer";

/** Where the pictures of the last agreed look are kept, a folder for each story. */
export const baselineFolder = join(import.meta.dirname, "../pictures");
const ledgerFile = join(baselineFolder, "pixels.json");

/**
 * What the pictures are exactly. The files beside it are palette PNGs, small, for eyes and for marking differences;
 * sameness is decided by the fingerprints of the pixels before the palette.
 */
export interface Ledger {
  /** Who drew them: Chromium's version and a fingerprint of a test picture. */
  renderer: string;
  /** Fingerprints by `<story>/<look>`. */
  pictures: Record<string, string>;
  /** By story the state in which it passed, at the desk too, when its pictures were agreed to (changes.ts). */
  states: Record<string, string>;
}

/** The ledger, empty before the first pictures. */
export function readLedger(): Ledger {
  return existsSync(ledgerFile)
    ? (JSON.parse(readFileSync(ledgerFile, "utf8")) as Ledger)
    : { renderer: "", pictures: {}, states: {} };
}

/** Writes the ledger in the order of its names, so that a change shows as few lines. */
export function writeLedger({ renderer, pictures, states }: Ledger): void {
  const sorted = (entries: Record<string, string>) =>
    Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));
  const ledger: Ledger = { renderer, pictures: sorted(pictures), states: sorted(states) };
  mkdirSync(baselineFolder, { recursive: true });
  writeFileSync(ledgerFile, `${JSON.stringify(ledger, null, 1)}\n`);
}

const fileOf = (name: string) => join(baselineFolder, `${name}.png`);

/** The agreed picture, as far as its palette tells. */
export const readBaseline = (name: string): Promise<Pixels> => pixelsOf(fileOf(name));

/** Keeps a picture as the agreed one. */
export async function writeBaseline(name: string, pixels: Pixels): Promise<string> {
  await writePicture(fileOf(name), pixels);
  return fingerprintOf(pixels);
}

/** Writes pixels as a palette PNG. */
export async function writePicture(file: string, pixels: Pixels): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await toPalette(pixels));
}

/** The pixels as a stored picture shows them. */
export const throughPalette = async (pixels: Pixels): Promise<Pixels> => pixelsOf(await toPalette(pixels));

const toPalette = ({ width, height, data }: Pixels): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .png({ palette: true, colours: 16, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer();

/** Removes the pictures of stories and looks that are no more. */
export function removeBaselinesExcept(names: ReadonlySet<string>): void {
  if (!existsSync(baselineFolder)) return;
  for (const file of readdirSync(baselineFolder, { recursive: true, encoding: "utf8" }))
    if (file.endsWith(".png") && !names.has(file.slice(0, -4))) rmSync(join(baselineFolder, file));
  for (const folder of readdirSync(baselineFolder, { withFileTypes: true }))
    if (folder.isDirectory() && readdirSync(join(baselineFolder, folder.name)).length === 0)
      rmSync(join(baselineFolder, folder.name), { recursive: true });
}
