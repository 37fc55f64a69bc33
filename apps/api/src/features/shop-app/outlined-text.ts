import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";

export type Weight = "regular" | "bold";

/** Hind Siliguri, the font of our papers: it has Bengali and Latin letters, and is shaped right by fontkit. */
const files: Record<Weight, string> = {
  regular: "400Regular/HindSiliguri_400Regular",
  bold: "600SemiBold/HindSiliguri_600SemiBold",
};
const fonts = new Map<Weight, Font>();

function fontOf(weight: Weight): Font {
  let font = fonts.get(weight);
  if (!font) {
    const file = createRequire(import.meta.url).resolve(
      `@expo-google-fonts/hind-siliguri/${files[weight]}.ttf`,
    );
    font = create(readFileSync(file)) as Font;
    fonts.set(weight, font);
  }
  return font;
}

/** A line of text as an outline that begins at 0,0 of its baseline; y grows downwards, as in SVG. */
export interface Outline {
  /** Path data of SVG. */
  path: string;
  /** How far the text moves on. */
  width: number;
  /** What its ink covers. */
  box: { left: number; top: number; right: number; bottom: number };
}

/**
 * Draws a line of text as an outline, so that a picture shows it alike on every machine, whatever fonts that has.
 * @param size of the font, in px
 */
export function outlineOf(text: string, size: number, weight: Weight = "regular"): Outline {
  const font = fontOf(weight);
  const scale = size / font.unitsPerEm;
  const paths: string[] = [];
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  let x = 0;
  // Word by word, as papers are written: a word is of one script, a line may be of two.
  for (const word of text.match(/\s|[^\s]+/gu) ?? []) {
    const run = font.layout(word);
    for (const [place, glyph] of run.glyphs.entries()) {
      const position = run.positions[place];
      if (!position) continue;
      const path = glyph.path
        .scale(scale, -scale)
        .translate(x + position.xOffset * scale, -position.yOffset * scale);
      if (path.commands.length > 0) {
        paths.push(path.toSVG());
        const { minX, minY, maxX, maxY } = path.bbox;
        box.left = Math.min(box.left, minX);
        box.top = Math.min(box.top, minY);
        box.right = Math.max(box.right, maxX);
        box.bottom = Math.max(box.bottom, maxY);
      }
      x += position.xAdvance * scale;
    }
  }
  if (paths.length === 0) return { path: "", width: x, box: { left: 0, top: 0, right: 0, bottom: 0 } };
  return { path: shorter(paths.join("")), width: x, box };
}

/** Two decimals are enough for the largest of our pictures. */
const shorter = (path: string) =>
  path.replace(/-?\d+\.\d+/g, (number) => String(Number(Number(number).toFixed(2))));

export interface Line {
  x: number;
  /** Of the baseline. */
  y: number;
  size: number;
  weight?: Weight;
  /** A colour of CSS that we made ourselves. */
  fill: string;
  align?: "left" | "center";
  /** Longer texts are cut, with an ellipsis. */
  width: number;
}

/** A line of text as an element of SVG. Nothing of the text itself gets into it. */
export function drawLine(text: string, { x, y, size, weight, fill, width, align = "left" }: Line): string {
  const drawn = outlineOf(cutToWidth(text, width, size, weight), size, weight);
  const left = align === "center" ? x + (width - drawn.width) / 2 : x;
  return `<path transform="translate(${left.toFixed(2)} ${y.toFixed(2)})" fill="${fill}" d="${drawn.path}"/>`;
}

const graphemes = new Intl.Segmenter("bn", { granularity: "grapheme" });

/** As much of a text as fits into a line, with an ellipsis where that is not all. */
function cutToWidth(text: string, width: number, size: number, weight: Weight | undefined): string {
  if (outlineOf(text, size, weight).width <= width) return text;
  const letters = [...graphemes.segment(text)].map(({ segment }) => segment);
  while (letters.length > 0 && outlineOf(`${letters.join("")}…`, size, weight).width > width) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}

/** A text in lines of a width, so many at most; what is over goes with the last one, which is cut when it is drawn. */
export function wrapped(
  text: string,
  { width, size, weight, most }: { width: number; size: number; weight?: Weight; most: number },
): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    const fits = last !== undefined && outlineOf(longer, size, weight).width <= width;
    if (last === undefined || (!fits && lines.length < most)) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
