import type { AppColours } from "./app-colours";
import { drawLine } from "./outlined-text";
import { compose, rounded, type Layout, type PictureContent, type ShownProduct } from "./picture-layout";

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
  const layout: Layout = { width, height, shapes: [], photographs: [] };
  const end = placeHead(layout, content, colours, screen);
  const titleBase = placeBanner(layout, content, colours, { ...screen, top: end + 16 * unit }) + 36 * unit;
  layout.shapes.push(
    drawLine(content.productsTitle, {
      x: edgeOf(screen),
      y: titleBase,
      width: width - 2 * edgeOf(screen),
      size: 18 * unit,
      weight: "bold",
      fill: colours.text,
    }),
  );
  placeCards(layout, content.products, colours, { ...screen, top: titleBase + 16 * unit });
  return compose(layout);
}

const edgeOf = ({ unit }: Screen) => 16 * unit;

/** The page's ground, its bar with icon and name, and below it the search. @returns where the search ends, px */
function placeHead(layout: Layout, content: PictureContent, colours: AppColours, screen: Screen): number {
  const { width, height, unit } = screen;
  const edge = edgeOf(screen);
  const bar = 64 * unit;
  const search = { x: edge, y: bar + 12 * unit, width: width - 2 * edge, height: 44 * unit };
  layout.shapes.push(
    `<rect width="${width}" height="${height}" fill="${colours.ground}"/>`,
    `<rect width="${width}" height="${bar}" fill="${colours.raised}"/>`,
    `<rect y="${bar}" width="${width}" height="${unit}" fill="${colours.border}"/>`,
    drawLine(content.name, {
      x: edge + 52 * unit,
      y: 40 * unit,
      width: width - 2 * edge - 52 * unit,
      size: 20 * unit,
      weight: "bold",
      fill: colours.text,
    }),
    rounded(search, 22 * unit, colours.sunken, colours.border),
    drawLine(content.searchWords, {
      x: search.x + 20 * unit,
      y: search.y + 28 * unit,
      width: search.width - 40 * unit,
      size: 15 * unit,
      fill: colours.muted,
    }),
  );
  const icon = { x: edge, y: 12 * unit, width: 40 * unit, height: 40 * unit };
  layout.photographs.push({ bytes: content.icon, box: icon, radius: 10 * unit });
  return search.y + search.height;
}

/** What the shop says of itself, and what a shopper is asked to do. @returns where it ends, px */
function placeBanner(
  layout: Layout,
  content: PictureContent,
  colours: AppColours,
  screen: Screen & { top: number },
): number {
  const { width, unit, top } = screen;
  const banner = { x: edgeOf(screen), y: top, width: width - 2 * edgeOf(screen), height: 104 * unit };
  const text = { x: banner.x + 20 * unit, width: banner.width - 40 * unit, fill: colours.onAccent };
  layout.shapes.push(
    rounded(banner, 16 * unit, colours.accent),
    drawLine(content.tagline || content.name, {
      ...text,
      y: banner.y + 48 * unit,
      size: 19 * unit,
      weight: "bold",
    }),
    drawLine(content.invitation, { ...text, y: banner.y + 78 * unit, size: 15 * unit }),
  );
  return banner.y + banner.height;
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
