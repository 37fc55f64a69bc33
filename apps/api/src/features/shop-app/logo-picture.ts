import sharp from "sharp";

/** As stores and phones ask for: a smaller logo would be blurred. */
const leastSide = 512;
/** Of the longer side, in px, that a logo is looked at and drawn from. */
const workedSide = 1024;
const svgDensity = 72;
/** More than any logo has. */
const mostPixels = 50_000_000;

/** A logo that is large enough to draw icons from. */
export interface LogoPicture {
  /** A PNG, `width` by `height` px. */
  png: Buffer;
  width: number;
  height: number;
  /** What it stands on, as CSS writes it, where that is one colour to all its edges; else it is free or a photograph. */
  ground: string | undefined;
  /** The mean colour of what is not transparent. */
  tone: string;
  /** The middle of what is drawn on its ground, and how far that reaches, in px. */
  centre: { x: number; y: number };
  radius: number;
}

/**
 * Reads a logo for its icons.
 * @returns nothing where it is no picture, or smaller than 512 px on either side
 */
export async function readLogo(bytes: Uint8Array): Promise<LogoPicture | undefined> {
  const limits = { limitInputPixels: mostPixels };
  const head = await sharp(bytes, limits)
    .metadata()
    .catch(() => undefined);
  if (!head?.width || !head.height) return undefined;
  const isDrawing = head.format === "svg";
  if (!isDrawing && Math.min(head.width, head.height) < leastSide) return undefined;

  const density = isDrawing
    ? Math.min((svgDensity * workedSide) / Math.max(head.width, head.height), 2400)
    : svgDensity;
  const picture = sharp(bytes, { ...limits, density })
    .autoOrient()
    .resize({ width: workedSide, height: workedSide, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .ensureAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const pixels = { data, width, height };
  const ground = groundOf(pixels);
  const { centre, radius } = reachOf(pixels, ground);
  const png = await sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { png, width, height, ground: ground && cssOf(ground), tone: cssOf(toneOf(pixels)), centre, radius };
}

interface Pixels {
  /** Red, green, blue and alpha of each. */
  data: Buffer;
  width: number;
  height: number;
}
type Colour = readonly [red: number, green: number, blue: number];

const cssOf = (colour: Colour) =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;

/** How far two colours may be apart and still count as one, in each of red, green and blue. */
const sameWithin = 14;
const opaqueFrom = 250;
const seenFrom = 24;

function colourAt({ data, width }: Pixels, x: number, y: number): { colour: Colour; alpha: number } {
  const at = (y * width + x) * 4;
  const part = (offset: number) => data[at + offset] ?? 0;
  return { colour: [part(0), part(1), part(2)], alpha: part(3) };
}

const isSame = (one: Colour, other: Colour) =>
  one.every((part, place) => Math.abs(part - (other[place] ?? 0)) <= sameWithin);

/** The colour of a picture's edges, where all of them are opaque and of one. */
function groundOf(pixels: Pixels): Colour | undefined {
  const { width, height } = pixels;
  const { colour: first } = colourAt(pixels, 0, 0);
  for (let x = 0; x < width; x += 1) {
    for (const y of x === 0 || x === width - 1 ? range(height) : [0, height - 1]) {
      const { colour, alpha } = colourAt(pixels, x, y);
      if (alpha < opaqueFrom || !isSame(colour, first)) return undefined;
    }
  }
  return first;
}

const range = (length: number) => Array.from({ length }, (_, place) => place);

/** Where what is drawn is, and how far it reaches from its middle. */
function reachOf(pixels: Pixels, ground: Colour | undefined): Pick<LogoPicture, "centre" | "radius"> {
  const { width, height } = pixels;
  const isDrawn = (x: number, y: number) => {
    const { colour, alpha } = colourAt(pixels, x, y);
    return ground ? !isSame(colour, ground) : alpha >= seenFrom;
  };
  // By rows: the first and the last drawn pixel of each are all that a circle around them has to hold.
  const edges: { y: number; left: number; right: number }[] = [];
  for (let y = 0; y < height; y += 1) {
    let left = 0;
    while (left < width && !isDrawn(left, y)) left += 1;
    if (left === width) continue;
    let right = width - 1;
    while (!isDrawn(right, y)) right -= 1;
    edges.push({ y, left, right: right + 1 });
  }
  const [first, last] = [edges[0], edges.at(-1)];
  if (!first || !last)
    return { centre: { x: width / 2, y: height / 2 }, radius: Math.hypot(width, height) / 2 };
  const leftmost = Math.min(...edges.map(({ left }) => left));
  const rightmost = Math.max(...edges.map(({ right }) => right));
  const centre = { x: (leftmost + rightmost) / 2, y: (first.y + last.y + 1) / 2 };
  const reaches = edges.flatMap(({ y, left, right }) =>
    [left, right].flatMap((x) => [y, y + 1].map((edge) => Math.hypot(x - centre.x, edge - centre.y))),
  );
  return { centre, radius: Math.max(...reaches) };
}

function toneOf({ data }: Pixels): Colour {
  const sums = [0, 0, 0];
  let weight = 0;
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0;
    for (const part of [0, 1, 2]) sums[part] = (sums[part] ?? 0) + (data[at + part] ?? 0) * alpha;
    weight += alpha;
  }
  const [red = 0, green = 0, blue = 0] = sums.map((sum) => (weight === 0 ? 0 : sum / weight));
  return [red, green, blue];
}
