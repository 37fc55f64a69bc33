import sharp from "sharp";
import type { AppColours } from "./app-colours";
import { drawLine, wrapped } from "./outlined-text";

/** A product as pictures of a shop show it. */
export interface ShownProduct {
  name: string;
  price: string;
  /** Nothing where its picture cannot be had. */
  picture: Uint8Array | undefined;
}

/** What the pictures of a shop say and show, in one language. */
export interface PictureContent {
  name: string;
  tagline: string;
  /** Where it is found, such as `acme.haat.example`. */
  address: string;
  /** What a shopper is asked to do. */
  invitation: string;
  searchWords: string;
  productsTitle: string;
  /** The icon of the shop's app. */
  icon: Uint8Array;
  products: readonly ShownProduct[];
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A picture that is put together: shapes and words first, then photographs, each cut to its box. */
interface Layout {
  width: number;
  height: number;
  shapes: string[];
  photographs: { bytes: Uint8Array; box: Box; radius: number }[];
}

const rounded = ({ x, y, width, height }: Box, radius: number, fill: string, stroke?: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"${stroke ? ` stroke="${stroke}" stroke-width="2"` : ""}/>`;

/** JPEG, as what shows photographs to everybody. */
async function compose({ width, height, shapes, photographs }: Layout): Promise<Buffer> {
  // What reaches over the lower edge is cut there.
  const lowest = Math.max(height, ...photographs.map(({ box }) => box.y + box.height));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${lowest}">${shapes.join("")}</svg>`;
  const layers = await Promise.all(
    photographs.map(async ({ bytes, box, radius }) => ({
      ...(await cutTo(bytes, box, radius)),
      left: Math.round(box.x),
      top: Math.round(box.y),
    })),
  );
  const whole = await sharp(Buffer.from(svg)).composite(layers).removeAlpha().raw().toBuffer();
  return sharp(whole, { raw: { width, height: lowest, channels: 3 } })
    .extract({ left: 0, top: 0, width, height })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

/** A photograph in its box, as bare pixels: to pack and unpack them for the picture they are put into would take longer than to cut. */
async function cutTo(bytes: Uint8Array, { width, height }: Box, radius: number) {
  const mask = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${radius}"/></svg>`,
  );
  const { data, info } = await sharp(bytes, { limitInputPixels: 50_000_000 })
    .autoOrient()
    .resize({ width, height, fit: "cover" })
    .toColourspace("srgb")
    .composite([{ input: mask, blend: "dest-in" }])
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { input: data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

const photographed = (products: readonly ShownProduct[]) =>
  products.flatMap(({ picture }) => (picture ? [picture] : []));

/** Lines under one another. @returns them, and where the next text may begin */
function paragraph(
  text: string,
  given: { x: number; y: number; width: number; size: number; most: number; fill: string; weight?: "bold" },
): { shapes: string[]; end: number } {
  const { size } = given;
  const lines = wrapped(text, given);
  const shapes = lines.map((line, place) =>
    drawLine(line, { ...given, y: given.y + size * (1 + place * 1.35) }),
  );
  return { shapes, end: given.y + size * 1.35 * lines.length };
}

/** The picture of a link to the shop, 1200 by 630 px. */
export function drawWideShare(content: PictureContent, colours: AppColours): Promise<Buffer> {
  const [width, height, edge] = [1200, 630, 72];
  const pictures = photographed(content.products).slice(0, 4);
  const textWidth = pictures.length > 0 ? 560 : width - 2 * edge;
  const icon = { x: edge, y: edge, width: 132, height: 132 };
  const name = paragraph(content.name, {
    ...{ x: edge, y: 232, width: textWidth, size: 66, most: 2 },
    ...{ fill: colours.onAccent, weight: "bold" as const },
  });
  const tagline = paragraph(content.tagline, {
    ...{ x: edge, y: name.end + 8, width: textWidth, size: 32, most: 2, fill: colours.onAccent },
  });
  const button = { x: edge, y: height - edge - 76, width: textWidth, height: 76 };
  const layout: Layout = { width, height, shapes: [], photographs: [] };
  layout.shapes.push(
    `<rect width="${width}" height="${height}" fill="${colours.accent}"/>`,
    ...name.shapes,
    ...tagline.shapes,
    rounded(button, 38, colours.onAccent),
    drawLine(content.address, {
      ...{ x: button.x + 32, y: button.y + 49, width: button.width - 64, size: 32, weight: "bold" },
      ...{ fill: colours.accent, align: "center" },
    }),
  );
  layout.photographs.push({ bytes: content.icon, box: icon, radius: 30 });
  placePictures(layout, pictures, { x: 696, y: edge, width: 432, height: height - 2 * edge });
  return compose(layout);
}

/** The picture for a feed, 1080 by 1080 px. */
export function drawSquareShare(content: PictureContent, colours: AppColours): Promise<Buffer> {
  const [side, edge] = [1080, 80];
  const width = side - 2 * edge;
  const pictures = photographed(content.products).slice(0, 4);
  const layout: Layout = { width: side, height: side, shapes: [], photographs: [] };
  const name = paragraph(content.name, {
    ...{ x: edge + 172, y: 100, width: width - 172, size: 58, most: 1 },
    ...{ fill: colours.onAccent, weight: "bold" as const },
  });
  const tagline = paragraph(content.tagline, {
    ...{ x: edge, y: Math.max(name.end, 220) + 14, width, size: 38, most: 1, fill: colours.onAccent },
  });
  const button = { x: edge, y: side - edge - 92, width, height: 92 };
  layout.shapes.push(
    `<rect width="${side}" height="${side}" fill="${colours.accent}"/>`,
    ...name.shapes,
    ...tagline.shapes,
    rounded(button, 46, colours.onAccent),
    drawLine(content.address, {
      ...{ x: edge + 32, y: button.y + 60, width: width - 64, size: 40, weight: "bold" },
      ...{ fill: colours.accent, align: "center" },
    }),
  );
  layout.photographs.push({
    bytes: content.icon,
    box: { x: edge, y: edge, width: 140, height: 140 },
    radius: 32,
  });
  const top = tagline.end + 24;
  placePictures(layout, pictures, { x: edge, y: top, width, height: button.y - 32 - top });
  return compose(layout);
}

/** One to four pictures side by side, in rows of two where there are more than two or the place is high. */
function placePictures(layout: Layout, pictures: readonly Uint8Array[], place: Box): void {
  const gap = 20;
  const isHigh = place.height > place.width;
  const columns = pictures.length === 1 || (isHigh && pictures.length === 2) ? 1 : 2;
  const shown = pictures.length === 3 ? pictures.slice(0, 2) : pictures;
  const rows = Math.ceil(shown.length / columns);
  const width = Math.floor((place.width - gap * (columns - 1)) / columns);
  const height = Math.floor((place.height - gap * (rows - 1)) / Math.max(rows, 1));
  for (const [index, bytes] of shown.entries()) {
    const x = place.x + (index % columns) * (width + gap);
    const y = place.y + Math.floor(index / columns) * (height + gap);
    layout.photographs.push({ bytes, box: { x, y: Math.round(y), width, height }, radius: 24 });
  }
}

/** The shop as its app shows it on a phone, 1080 by 1920 px. */
export function drawPhoneScreen(content: PictureContent, colours: AppColours): Promise<Buffer> {
  return drawScreen(content, colours, { width: 1080, height: 1920, unit: 3, columns: 2 });
}

/** The same on a desk, 1920 by 1080 px. */
export function drawDeskScreen(content: PictureContent, colours: AppColours): Promise<Buffer> {
  return drawScreen(content, colours, { width: 1920, height: 1080, unit: 2, columns: 4 });
}

interface Screen {
  width: number;
  height: number;
  /** Pixels of the picture to a pixel of the page. */
  unit: number;
  columns: number;
}

function drawScreen(content: PictureContent, colours: AppColours, screen: Screen): Promise<Buffer> {
  const { width, height, unit } = screen;
  const edge = 16 * unit;
  const layout: Layout = { width, height, shapes: [], photographs: [] };
  const bar = 64 * unit;
  const search = { x: edge, y: bar + 12 * unit, width: width - 2 * edge, height: 44 * unit };
  const banner = {
    x: edge,
    y: search.y + search.height + 16 * unit,
    width: search.width,
    height: 104 * unit,
  };
  const inside = banner.width - 40 * unit;
  const titleBase = banner.y + banner.height + 36 * unit;
  layout.shapes.push(
    `<rect width="${width}" height="${height}" fill="${colours.ground}"/>`,
    `<rect width="${width}" height="${bar}" fill="${colours.raised}"/>`,
    `<rect y="${bar}" width="${width}" height="${unit}" fill="${colours.border}"/>`,
    drawLine(content.name, {
      ...{ x: edge + 52 * unit, y: 40 * unit, width: width - 2 * edge - 52 * unit, size: 20 * unit },
      ...{ weight: "bold", fill: colours.text },
    }),
    rounded(search, 22 * unit, colours.sunken, colours.border),
    drawLine(content.searchWords, {
      ...{ x: search.x + 20 * unit, y: search.y + 28 * unit, width: search.width - 40 * unit },
      ...{ size: 15 * unit, fill: colours.muted },
    }),
    rounded(banner, 16 * unit, colours.accent),
    drawLine(content.tagline || content.name, {
      ...{ x: banner.x + 20 * unit, y: banner.y + 48 * unit, width: inside, size: 19 * unit },
      ...{ weight: "bold", fill: colours.onAccent },
    }),
    drawLine(content.invitation, {
      ...{ x: banner.x + 20 * unit, y: banner.y + 78 * unit, width: inside, size: 15 * unit },
      ...{ fill: colours.onAccent },
    }),
    drawLine(content.productsTitle, {
      ...{ x: edge, y: titleBase, width: width - 2 * edge, size: 18 * unit, weight: "bold" },
      ...{ fill: colours.text },
    }),
  );
  const icon = { x: edge, y: 12 * unit, width: 40 * unit, height: 40 * unit };
  layout.photographs.push({ bytes: content.icon, box: icon, radius: 10 * unit });
  placeCards(layout, content.products, colours, { ...screen, top: titleBase + 16 * unit });
  return compose(layout);
}

/** Cards of products; the last row may be seen in part. */
function placeCards(
  layout: Layout,
  products: readonly ShownProduct[],
  colours: AppColours,
  { width, height, unit, columns, top }: Screen & { top: number },
): void {
  const [edge, gap] = [16 * unit, 12 * unit];
  const side = Math.floor((width - 2 * edge - gap * (columns - 1)) / columns);
  const card = { width: side, height: Math.floor(side * (columns === 2 ? 0.86 : 0.78)) + 68 * unit };
  const rows = Math.ceil((height - top) / (card.height + gap));
  for (const [index, { name, price, picture }] of products.slice(0, rows * columns).entries()) {
    const x = edge + (index % columns) * (side + gap);
    const y = Math.round(top + Math.floor(index / columns) * (card.height + gap));
    const shown = { x, y, width: side, height: card.height - 68 * unit };
    const text = { x: x + 12 * unit, width: side - 24 * unit, fill: colours.text };
    layout.shapes.push(
      rounded({ x, y, ...card }, 12 * unit, colours.raised, colours.border),
      rounded(shown, 12 * unit, colours.sunken),
      drawLine(name, { ...text, y: y + shown.height + 26 * unit, size: 14 * unit }),
      drawLine(price, { ...text, y: y + shown.height + 52 * unit, size: 17 * unit, weight: "bold" }),
    );
    if (picture) layout.photographs.push({ bytes: picture, box: shown, radius: 12 * unit });
  }
}
