import sharp, { type Sharp } from "sharp";
import type { AppColours } from "./app-colours";
import type { LogoPicture } from "./logo-picture";
import { drawLetters } from "./monogram";
import { contrast } from "@haat/ui/theme/oklch";

/** What an app's icons show: the shop's logo, or the letters that stand for it. */
export interface Mark {
  logo: LogoPicture | undefined;
  letters: string;
}

/** The icons of a shop's app, each with its side in px. */
export const iconSides = {
  "any-192": 192,
  "any-512": 512,
  "maskable-192": 192,
  "maskable-512": 512,
  "apple-touch": 180,
  monochrome: 96,
  favicon: 48,
  "shortcut-orders": 96,
  "shortcut-cart": 96,
  "shortcut-products": 96,
} as const;
export type IconName = keyof typeof iconSides;
export const iconNames = Object.keys(iconSides) as IconName[];

/** Whatever a phone cuts an icon to, this part of its width around the middle is seen (W3C, Web App Manifest: safe zone). */
export const safeRadius = 0.4;

/** By a palette: a third of the weight, and on icons nobody sees it. */
const png = (picture: Sharp) => picture.png({ palette: true, quality: 95, effort: 8 }).toBuffer();
const svg = (side: number, content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${content}</svg>`);

/** All icons of an app, as PNG. */
export async function drawIcons(mark: Mark, colours: AppColours): Promise<Record<IconName, Buffer>> {
  const drawn = await Promise.all(
    iconNames.map(async (name) => [name, await drawIcon(name, mark, colours)] as const),
  );
  return Object.fromEntries(drawn) as Record<IconName, Buffer>;
}

function drawIcon(name: IconName, mark: Mark, colours: AppColours): Promise<Buffer> {
  const side = iconSides[name];
  switch (name) {
    case "maskable-192":
    case "maskable-512":
    case "apple-touch":
      return drawFilled(mark, side, colours);
    case "monochrome":
      return png(sharp(svg(side, drawLetters(mark.letters, side, side * 0.48, "#fff"))));
    case "shortcut-orders":
    case "shortcut-cart":
    case "shortcut-products":
      return png(sharp(svg(side, shortcut(name, side, colours))));
    default:
      return drawFree(mark, side, colours);
  }
}

/** An icon that is shown as it is. */
function drawFree({ logo, letters }: Mark, side: number, colours: AppColours): Promise<Buffer> {
  if (!logo) {
    const tile = `<rect width="${side}" height="${side}" rx="${side * 0.22}" fill="${colours.accent}"/>`;
    return png(sharp(svg(side, tile + drawLetters(letters, side, side * 0.38, colours.onAccent))));
  }
  const background = logo.ground ?? { r: 0, g: 0, b: 0, alpha: 0 };
  return png(sharp(logo.png).resize({ width: side, height: side, fit: "contain", background }));
}

/** An icon that fills its square, with all that matters within the safe zone: a phone cuts it to its own shape. */
async function drawFilled({ logo, letters }: Mark, side: number, colours: AppColours): Promise<Buffer> {
  const radius = side * safeRadius;
  if (!logo) {
    const ground = `<rect width="${side}" height="${side}" fill="${colours.accent}"/>`;
    const filled = sharp(svg(side, ground + drawLetters(letters, side, radius * 0.8, colours.onAccent)));
    return png(filled.removeAlpha());
  }
  const scale = radius / logo.radius;
  const [width, height] = [logo.width, logo.height].map((each) => Math.max(1, Math.floor(each * scale)));
  const scaled = sharp(logo.png).resize({ width, height, fit: "fill" });
  const left = Math.round(side / 2 - logo.centre.x * scale);
  const top = Math.round(side / 2 - logo.centre.y * scale);
  const placed = await cutToSquare(await scaled.png().toBuffer(), left, top, side);
  const background = logo.ground ?? fittingGround(logo, colours);
  const ground = sharp({ create: { width: side, height: side, channels: 3, background } });
  return png(ground.composite([placed]));
}

/** A logo may be larger than its icon, where much of it is ground. */
async function cutToSquare(input: Buffer, left: number, top: number, side: number) {
  const { width = 0, height = 0 } = await sharp(input).metadata();
  const from = { left: Math.max(0, -left), top: Math.max(0, -top) };
  const to = { left: Math.max(0, left), top: Math.max(0, top) };
  const size = {
    width: Math.min(width - from.left, side - to.left),
    height: Math.min(height - from.top, side - to.top),
  };
  const cut = await sharp(input)
    .extract({ ...from, ...size })
    .toBuffer();
  return { input: cut, ...to };
}

/** Of the theme's grounds the one that a free logo is better seen on. */
function fittingGround({ tone }: LogoPicture, { ground, accent }: AppColours): string {
  return contrast(tone, ground) >= contrast(tone, accent) ? ground : accent;
}

/** Pictograms on a grid of 24. */
const pictograms = {
  "shortcut-orders": "M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8M8 6l8 4",
  "shortcut-cart": "M3 4h2.2l2.3 11h9.8l2-8H6M9 18.4a1.3 1.3 0 1 0 .01 0M16.5 18.4a1.3 1.3 0 1 0 .01 0",
  "shortcut-products": "M5 5h5.5v5.5H5zM13.5 5H19v5.5h-5.5zM5 13.5h5.5V19H5zM13.5 13.5H19V19h-5.5z",
} as const;

function shortcut(name: keyof typeof pictograms, side: number, { soft, onSoft }: AppColours): string {
  const scale = (side * 0.5) / 24;
  const at = side / 4;
  return (
    `<circle cx="${side / 2}" cy="${side / 2}" r="${side / 2}" fill="${soft}"/>` +
    `<path transform="translate(${at} ${at}) scale(${scale})" d="${pictograms[name]}" fill="none" stroke="${onSoft}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>`
  );
}
