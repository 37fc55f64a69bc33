import type { AppColours } from "./app-colours";
import { drawLine, wrapped } from "./outlined-text";
import {
  compose,
  rounded,
  type Box,
  type Layout,
  type PictureContent,
  type ShownProduct,
} from "./picture-layout";

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
    x: edge,
    y: 232,
    width: textWidth,
    size: 66,
    most: 2,
    fill: colours.onAccent,
    weight: "bold",
  });
  const tagline = paragraph(content.tagline, {
    x: edge,
    y: name.end + 8,
    width: textWidth,
    size: 32,
    most: 2,
    fill: colours.onAccent,
  });
  const button = { x: edge, y: height - edge - 76, width: textWidth, height: 76 };

  const layout: Layout = { width, height, shapes: [], photographs: [] };
  layout.shapes.push(
    `<rect width="${width}" height="${height}" fill="${colours.accent}"/>`,
    ...name.shapes,
    ...tagline.shapes,
    rounded(button, 38, colours.onAccent),
    addressOn(button, content.address, colours, { size: 32, baseline: 49 }),
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
  const name = paragraph(content.name, {
    x: edge + 172,
    y: 100,
    width: width - 172,
    size: 58,
    most: 1,
    fill: colours.onAccent,
    weight: "bold",
  });
  const tagline = paragraph(content.tagline, {
    x: edge,
    y: Math.max(name.end, 220) + 14,
    width,
    size: 38,
    most: 1,
    fill: colours.onAccent,
  });
  const button = { x: edge, y: side - edge - 92, width, height: 92 };

  const layout: Layout = { width: side, height: side, shapes: [], photographs: [] };
  layout.shapes.push(
    `<rect width="${side}" height="${side}" fill="${colours.accent}"/>`,
    ...name.shapes,
    ...tagline.shapes,
    rounded(button, 46, colours.onAccent),
    addressOn(button, content.address, colours, { size: 40, baseline: 60 }),
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

/** Where the shop is found, in the middle of a button: the height of its letters, and how far below the upper edge they stand, px. */
function addressOn(
  button: Box,
  address: string,
  colours: AppColours,
  { size, baseline }: { size: number; baseline: number },
): string {
  return drawLine(address, {
    x: button.x + 32,
    y: button.y + baseline,
    width: button.width - 64,
    size,
    weight: "bold",
    fill: colours.accent,
    align: "center",
  });
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
