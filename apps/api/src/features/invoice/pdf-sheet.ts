import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type PDFDocument from "pdfkit";
import { keepLettersInOrder } from "./pdf-letters";

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
}

/** An empty A4 document whose pages stay open until the end. The library is loaded with the first one. */
export async function openSheet({ title, author, language, createdAt }: About): Promise<Sheet> {
  const { default: Pdf } = await import("pdfkit");
  const { regular, bold } = readFonts();
  const doc = new Pdf({
    size: "A4",
    margins: { top: sheet.top, bottom: 0, left: sheet.left, right: 595.28 - sheet.right },
    bufferPages: true,
    displayTitle: true,
    lang: language,
    info: { Title: title, Author: author, CreationDate: createdAt, ModDate: createdAt },
  });
  doc.registerFont("regular", regular);
  doc.registerFont("bold", bold);
  for (const font of ["bold", "regular"]) keepLettersInOrder(doc.font(font));

  return doc.font("regular").fillColor(ink.text);
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

/** How high a text will be. */
export function heightOf(doc: Sheet, text: string, writing: Writing): number {
  return doc.heightOfString(text, style(doc, writing));
}

/**
 * Writes a text in its own column. Bengali glyphs stand in another order than their letters; the letters go along as
 * `ActualText` (ISO 32000-1, 14.9.4), so that a reader can search, copy and read aloud what is written.
 * @returns where the next may begin
 */
export function write(doc: Sheet, text: string, writing: Writing): number {
  const height = heightOf(doc, text, writing);
  doc.markContent("Span", { actual: text });
  doc.text(text, writing.x, writing.y, style(doc, writing));
  doc.endMarkedContent();
  return writing.y + height;
}

interface Rule {
  color?: string;
  width?: number;
  from?: number;
}

/** A line across the sheet, or from `from` to its right edge. */
export function drawRule(doc: Sheet, y: number, { color = ink.line, width = 0.5, from }: Rule = {}): void {
  doc
    .moveTo(from ?? sheet.left, y)
    .lineTo(sheet.right, y)
    .lineWidth(width)
    .strokeColor(color)
    .stroke();
}
