import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type PDFDocument from "pdfkit";
import { keepLettersInOrder } from "./pdf-letters";
import { modulesOf } from "./qr-modules";

/** Points; A4 is 595.28 by 841.89. */
export const sheet = { left: 42, right: 553, top: 42, bottom: 786, width: 511 } as const;

/** Black on white, as paper is. */
export const ink = { text: "black", muted: "dimgray", line: "silver", rule: "black", fill: "whitesmoke" };

export type Sheet = InstanceType<typeof PDFDocument>;

/** A font that shapes Bengali right in pdfkit, and has Latin letters too; found from the source and from a bundle. */
const fontFile = (style: string) =>
  createRequire(import.meta.url).resolve(`@expo-google-fonts/hind-siliguri/${style}.ttf`);

let fonts: { regular: Buffer; bold: Buffer } | undefined;

function readFonts() {
  fonts ??= {
    regular: readFileSync(fontFile("400Regular/HindSiliguri_400Regular")),
    bold: readFileSync(fontFile("600SemiBold/HindSiliguri_600SemiBold")),
  };
  return fonts;
}

interface About {
  title: string;
  author: string;
  /** BCP 47. */
  language: string;
  createdAt: Date;
  /** Without its first page, since its pages have sizes of their own. */
  pageless?: boolean;
}

/** An empty A4 document whose pages stay open until the end. The library is loaded with the first one. */
export async function openSheet(about: About): Promise<Sheet> {
  const { title, author, language, createdAt, pageless = false } = about;
  const { default: Pdf } = await import("pdfkit");
  const { regular, bold } = readFonts();
  const doc = new Pdf({
    size: "A4",
    margins: { top: sheet.top, bottom: 0, left: sheet.left, right: 595.28 - sheet.right },
    bufferPages: true,
    autoFirstPage: !pageless,
    displayTitle: true,
    lang: language,
    info: { Title: title, Author: author, CreationDate: createdAt, ModDate: createdAt },
  });
  doc.registerFont("regular", regular);
  doc.registerFont("bold", bold);
  for (const font of ["bold", "regular"]) keepLettersInOrder(doc.font(font));

  // A colour is written on a page.
  return pageless ? doc.font("regular") : doc.font("regular").fillColor(ink.text);
}

/** Ends a document and gives its bytes. */
export function closeSheet(doc: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    doc.on("data", (part: Buffer) => parts.push(part));
    doc.on("end", () => resolve(new Uint8Array(Buffer.concat(parts))));
    doc.on("error", reject);
    doc.end();
  });
}

export interface Writing {
  x: number;
  y: number;
  width: number;
  size?: number;
  font?: "regular" | "bold";
  color?: string;
  align?: "left" | "right" | "center";
}

/** Room between two lines of one text, as a part of the font's size: the font's own is wide. */
const lineGap = -0.18;

function style(doc: Sheet, { size = 9, font = "regular", color = ink.text, width, align = "left" }: Writing) {
  doc.font(font).fontSize(size).fillColor(color);
  return { width, align, lineGap: lineGap * size };
}

const graphemes = new Intl.Segmenter("bn", { granularity: "grapheme" });

/**
 * A text in which no word is wider than its column. The library cuts such a word between any two characters, and so takes
 * a conjunct or a vowel sign apart; here it is cut between what a reader takes for letters.
 */
function keptWhole(doc: Sheet, text: string, width: number): string {
  if (doc.widthOfString(text) <= width) return text;
  return text.replace(/\S+/gu, (word) => (doc.widthOfString(word) <= width ? word : cut(doc, word, width)));
}

function cut(doc: Sheet, word: string, width: number): string {
  const lines: string[] = [];
  let line = "";
  for (const { segment } of graphemes.segment(word)) {
    if (line && doc.widthOfString(line + segment) > width) {
      lines.push(line);
      line = "";
    }
    line += segment;
  }
  return [...lines, line].join("\n");
}

/** How high a text will be. */
export function heightOf(doc: Sheet, text: string, writing: Writing): number {
  const options = style(doc, writing);
  return doc.heightOfString(keptWhole(doc, text, writing.width), options);
}

/**
 * Writes a text in its own column. Bengali glyphs stand in another order than their letters; the letters go along as
 * `ActualText` (ISO 32000-1, 14.9.4), so that a reader can search, copy and read aloud what is written.
 * @returns where the next may begin
 */
export function write(doc: Sheet, text: string, writing: Writing): number {
  const height = heightOf(doc, text, writing);
  doc.markContent("Span", { actual: text });
  const options = style(doc, writing);
  doc.text(keptWhole(doc, text, writing.width), writing.x, writing.y, options);
  doc.endMarkedContent();
  return writing.y + height;
}

interface Rule {
  color?: string;
  width?: number;
  from?: number;
  to?: number;
}

/** A line across the sheet, or from `from` to its right edge or `to`. */
export function drawRule(
  doc: Sheet,
  y: number,
  { color = ink.line, width = 0.5, from = sheet.left, to = sheet.right }: Rule = {},
): void {
  doc.moveTo(from, y).lineTo(to, y).lineWidth(width).strokeColor(color).stroke();
}

/** A code of so many points a side, black on white whatever is around it: light modules stand around it, too. */
export function drawCode(
  doc: Sheet,
  link: string,
  { x, y, side, quiet = 4 }: { x: number; y: number; side: number; quiet?: number },
): void {
  const modules = modulesOf(link);
  const module = side / (modules.length + 2 * quiet);
  doc.rect(x, y, side, side).fill("white");
  for (const [row, line] of modules.entries())
    for (const [column, isDark] of line.entries())
      // A hair wider than it is: between modules that only touch, screens show lines.
      if (isDark)
        doc.rect(x + (column + quiet) * module, y + (row + quiet) * module, module + 0.05, module + 0.05);
  doc.fill("black");
}

/** The largest size, from `most` down to `least`, at which a text keeps to so many points of height. */
export function fittingSize(
  doc: Sheet,
  text: string,
  { height, most, least = 8, step = 2, ...writing }: Fitting,
): number {
  for (let size = most; size > least; size -= step)
    if (heightOf(doc, text, { x: 0, y: 0, font: "bold", ...writing, size }) <= height) return size;
  return least;
}

interface Fitting extends Pick<Writing, "width" | "font"> {
  height: number;
  most: number;
  least?: number;
  step?: number;
}
