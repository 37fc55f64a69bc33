import { drawCode, drawRule, heightOf, ink, write, type Sheet, type Writing } from "../invoice/pdf-sheet";

/** Points. */
const mm = (millimetres: number) => (millimetres * 72) / 25.4;

/** What papers are printed on; a roll is cut where the paper ends. */
export const sheets = {
  label: { width: mm(100), height: mm(150), margin: mm(5), text: 8.5 },
  roll: { width: mm(80), height: undefined, margin: mm(4), text: 8.5 },
  a6: { width: mm(105), height: mm(148), margin: mm(6), text: 8.5 },
  a4: { width: mm(210), height: mm(297), margin: mm(15), text: 10.5 },
} as const;
export type SheetSize = (typeof sheets)[keyof typeof sheets];

export interface Place {
  x: number;
  y: number;
  width: number;
}

/** A part of a paper that is on one page as a whole. */
export interface Part {
  height(doc: Sheet, width: number): number;
  draw(doc: Sheet, place: Place): void;
}

type Style = Omit<Writing, "x" | "y" | "width">;

/** A text in its own lines. */
export const textPart = (text: string, style: Style, below = 0): Part => ({
  height: (doc, width) => heightOf(doc, text, { x: 0, y: 0, width, ...style }) + below,
  draw: (doc, place) => void write(doc, text, { ...place, ...style }),
});

/** What something is called on the left, and what it is on the right. */
export function pairPart(name: string, value: string, style: Style): Part {
  const columns = ({ x, y, width }: Place) => ({
    name: { x, y, width: width * 0.5 - 4, ...style },
    value: { x: x + width * 0.5, y, width: width * 0.5, align: "right" as const, ...style },
  });
  return {
    height: (doc, width) => {
      const at = columns({ x: 0, y: 0, width });
      return Math.max(heightOf(doc, name, at.name), heightOf(doc, value, at.value)) + 1;
    },
    draw: (doc, place) => {
      const at = columns(place);
      write(doc, name, at.name);
      write(doc, value, at.value);
    },
  };
}

export const rulePart: Part = {
  height: () => 9,
  draw: (doc, { x, y, width }) =>
    drawRule(doc, y + 4, { color: ink.rule, width: 0.6, from: x, to: x + width }),
};

/** What is to be paid, or why nothing is, in a box that whoever delivers sees at once. */
export function boxPart(name: string, value: string, size: number): Part {
  const padding = 6;
  const texts = ({ x, y, width }: Place) => {
    const inner = { x: x + padding, width: width - 2 * padding };
    return {
      name: { ...inner, y: y + padding, size: size * 0.55, font: "bold" as const },
      value: { ...inner, y, size, font: "bold" as const },
    };
  };
  const heights = (doc: Sheet, width: number) => {
    const at = texts({ x: 0, y: 0, width });
    const named = heightOf(doc, name, at.name);
    return { named, all: 2 * padding + named + (value ? heightOf(doc, value, at.value) : 0) };
  };
  return {
    height: (doc, width) => heights(doc, width).all,
    draw: (doc, place) => {
      const { named, all } = heights(doc, place.width);
      doc.rect(place.x, place.y, place.width, all).lineWidth(1.4).strokeColor(ink.rule).stroke();
      const at = texts(place);
      write(doc, name, at.name);
      if (value) write(doc, value, { ...at.value, y: place.y + padding + named });
    },
  };
}

/** A code with what it is for beside it. */
export function codePart(
  link: string,
  side: number,
  told: { title: string; text: string; size: number },
): Part {
  return {
    height: () => side,
    draw: (doc, { x, y, width }) => {
      drawCode(doc, link, { x, y, side, quiet: 2 });
      const beside = { x: x + side + 6, width: width - side - 6 };
      const end = write(doc, told.title, { ...beside, y: y + 4, size: told.size, font: "bold" });
      write(doc, told.text, { ...beside, y: end + 1, size: told.size * 0.85, color: ink.muted });
    },
  };
}

/** Something to be packed: a square to tick, how many, what, and which of it. */
export function tickPart(count: string, name: string, choice: string, size: number): Part {
  const square = size * 1.1;
  const columns = ({ x, y, width }: Place) => {
    const from = x + square + 6;
    const number = size * 3;
    const rest = { x: from + number, width: width - square - 6 - number };
    return {
      count: { x: from, y, width: number, size: size * 1.15, font: "bold" as const },
      name: { ...rest, y, size, font: "bold" as const },
      choice: { ...rest, y, size: size * 0.95 },
    };
  };
  const named = (doc: Sheet, place: Place) => heightOf(doc, name, columns(place).name);
  return {
    height: (doc, width) => {
      const place = { x: 0, y: 0, width };
      const chosen = choice ? heightOf(doc, choice, columns(place).choice) : 0;
      return Math.max(square + 4, named(doc, place) + chosen) + 4;
    },
    draw: (doc, place) => {
      const at = columns(place);
      doc
        .rect(place.x, place.y + 2, square, square)
        .lineWidth(0.9)
        .strokeColor(ink.rule)
        .stroke();
      write(doc, count, at.count);
      write(doc, name, at.name);
      if (choice) write(doc, choice, { ...at.choice, y: place.y + named(doc, place) });
    },
  };
}

/** How far from the left edge the names behind squares to tick begin, in points. */
const tickInset = (size: number) => size * 1.1 + 6 + size * 3;

/** What is said of something to be packed, below its name. */
export function belowTickPart(
  text: string,
  style: Style,
  { size, below }: { size: number; below: number },
): Part {
  const left = tickInset(size);
  const part = textPart(text, style, below);
  return {
    height: (doc, width) => part.height(doc, width - left),
    draw: (doc, { x, y, width }) => part.draw(doc, { x: x + left, y, width: width - left }),
  };
}

/** Parts that stay on one page. */
export function togetherPart(parts: readonly Part[]): Part {
  return {
    height: (doc, width) => parts.reduce((sum, part) => sum + part.height(doc, width), 0),
    draw: (doc, place) => {
      let { y } = place;
      for (const part of parts) {
        part.draw(doc, { ...place, y });
        y += part.height(doc, place.width);
      }
    },
  };
}

/** How long the page of a roll is before it is known how long its paper becomes, in points. */
const uncut = 1000;

/** Makes the current page as long as its paper: what is drawn is measured from the upper edge, which stays. */
function cutRoll(doc: Sheet, width: number, height: number): void {
  doc.page.height = height;
  const data: Record<string, unknown> = doc.page.dictionary.data;
  data["MediaBox"] = [0, uncut - height, width, uncut];
}

/** Room below a page's parts for its number, where there are several. */
const foot = 12;

/**
 * Draws parts one below the other, over as many pages as they take; on a roll the page is as long as they are.
 * @param numbered what stands at the foot of each page where there are several
 */
export function drawParts(
  doc: Sheet,
  { width, height, margin }: SheetSize,
  parts: readonly Part[],
  numbered: (page: number, pages: number) => string,
): void {
  const inner = width - 2 * margin;
  const place = { x: margin, width: inner };
  // Texts are measured on a page: the library has a place for them only there.
  doc.addPage({ size: [width, height ?? uncut], margin: 0 });
  const heights = parts.map((part) => part.height(doc, inner));
  const all = heights.reduce((sum, each) => sum + each, 0) + 2 * margin;
  if (height === undefined) cutRoll(doc, width, all);
  const bottom = (height ?? all) - margin - (height !== undefined && all > height ? foot : 0);
  const first = doc.bufferedPageRange().count - 1;
  let y = margin;
  for (const [index, part] of parts.entries()) {
    const needed = heights[index] ?? 0;
    if (y > margin && y + needed > bottom + 0.5) {
      doc.addPage({ size: [width, height ?? all], margin: 0 });
      y = margin;
    }
    part.draw(doc, { ...place, y });
    y += needed;
  }
  const pages = doc.bufferedPageRange().count - first;
  if (pages === 1) return;
  for (let page = 1; page <= pages; page += 1) {
    doc.switchToPage(first + page - 1);
    const at = { ...place, y: (height ?? all) - margin - foot + 3, align: "right" as const };
    write(doc, numbered(page, pages), { ...at, size: 7, color: ink.muted });
  }
}
