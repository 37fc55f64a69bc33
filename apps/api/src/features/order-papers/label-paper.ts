import {
  drawCode,
  drawRule,
  fittingSize,
  heightOf,
  ink,
  write,
  type Sheet,
  type Writing,
} from "../invoice/pdf-sheet";
import { code128 } from "./code-128";
import type { PaperWords } from "./paper-words";

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * A parcel's label within a frame: above who sends it, in the middle who receives it and where, as large as there is room for,
 * below what is due in cash, the code beside the number, and the number once more in bars, which couriers' scanners read.
 */
export function drawLabel(doc: Sheet, words: PaperWords, { x, y, width, height }: Frame): void {
  const bottom = y + height;
  const side = Math.min(width * 0.36, 100);
  const barsTop = bottom - barsHeight;
  drawBars(doc, words.number, { x, y: barsTop, width, height: barsHeight });
  const codeTop = barsTop - barsGap - side;
  drawFoot(doc, words, { x, y: codeTop, width, height: side });
  const boxTop = drawBox(doc, words, { x, width, bottom: codeTop - 6 });
  const headEnd = drawHead(doc, words, { x, y, width });
  drawReceiver(doc, words, { x, y: headEnd, width, height: boxTop - headEnd - 4 });
}

function drawHead(doc: Sheet, words: PaperWords, { x, y, width }: Omit<Frame, "height">): number {
  const left = { x, width: width * 0.66 };
  const right = { x: x + width * 0.68, width: width * 0.32, align: "right" as const };
  const size = fittingSize(doc, words.shop, { width: left.width, height: 32, most: 13, least: 7, step: 1 });
  const named = write(doc, words.shop, { ...left, y, size, font: "bold" });
  const end = write(doc, words.shopPhone, { ...left, y: named, size: 8.5 });
  const dated = write(doc, words.date, { ...right, y: y + 2, size: 7.5, color: ink.muted });
  const line = Math.max(end, dated) + 3;
  drawRule(doc, line, { color: ink.rule, width: 1, from: x, to: x + width });
  return line + 5;
}

/** Name, phone and address; the address gets what room is left, and is written smaller until it is whole. */
function drawReceiver(doc: Sheet, words: PaperWords, { x, y, width, height }: Frame): void {
  const column = { x, width };
  let end = write(doc, words.receiverTitle, { ...column, y, size: 7.5, font: "bold", color: ink.muted });
  const name = fittingSize(doc, words.receiver, { width, height: 38, most: 15, least: 8, step: 1 });
  end = write(doc, words.receiver, { ...column, y: end, size: name, font: "bold" });
  end = write(doc, words.receiverPhone, { ...column, y: end, size: 17, font: "bold" }) + 1;
  const room = y + height - end;
  const asked = { width, height: room, most: 16, least: 4.5, step: 0.5, font: "regular" as const };
  const size = fittingSize(doc, words.address, asked);
  write(doc, words.address, { ...column, y: end, size });
}

/** @returns where it begins */
function drawBox(
  doc: Sheet,
  words: PaperWords,
  { x, width, bottom }: { x: number; width: number; bottom: number },
): number {
  const height = 48;
  const y = bottom - height;
  doc.rect(x, y, width, height).lineWidth(1.8).strokeColor(ink.rule).stroke();
  const middle = (text: string, writing: Omit<Writing, "x" | "y">) =>
    y + (height - heightOf(doc, text, { x, y, ...writing })) / 2;
  const { name, value } = words.due;
  if (!value) {
    const whole = { width: width - 14, font: "bold", align: "center" } as const;
    const size = fittingSize(doc, name, { width: whole.width, height: height - 6, most: 18, step: 1 });
    write(doc, name, { ...whole, x: x + 7, y: middle(name, { ...whole, size }), size });
    return y;
  }
  const left = { width: width * 0.36, size: 11, font: "bold" } as const;
  write(doc, name, { ...left, x: x + 7, y: middle(name, left) });
  const right = { width: width * 0.64 - 14, font: "bold", align: "right" } as const;
  const size = fittingSize(doc, value, { width: right.width, height, most: 36, step: 1 });
  write(doc, value, { ...right, x: x + 7 + width * 0.36, y: middle(value, { ...right, size }), size });
  return y;
}

function drawFoot(doc: Sheet, words: PaperWords, { x, y, width, height }: Frame): void {
  drawCode(doc, words.checkLink, { x, y, side: height, quiet: 1 });
  const beside = { x: x + height + 6, width: width - height - 6 };
  const size = fittingSize(doc, words.number, { width: beside.width, height: 22, most: 16, step: 1 });
  let end = write(doc, words.number, { ...beside, y, size, font: "bold" });
  for (const fact of words.facts) {
    if (end + heightOf(doc, fact, { ...beside, y: 0, size: 8.5 }) > y + height - 20) break;
    end = write(doc, fact, { ...beside, y: end, size: 8.5 });
  }
  const hint = { ...beside, size: 6.5, color: ink.muted };
  write(doc, words.scan, { ...hint, y: y + height - heightOf(doc, words.scan, { ...hint, y: 0 }) });
}

/** Points: bars that are lower than this are missed by a scanner that is held askew. */
const barsHeight = 24;
const barsGap = 5;

/** Points of one dot of the printers that labels are made on (203 dpi): bars that are whole dots come out as they are drawn. */
const dot = 72 / 203;
/** No module is wider, so that a scanner sees the whole code at once. */
const dotsMost = 4;
/** Modules that stay light on either side, or a scanner does not see where the code begins. */
const quiet = 10;

/** A text in bars, in the middle of its frame. */
function drawBars(doc: Sheet, text: string, { x, y, width, height }: Frame): void {
  const { bars, modules } = code128(text);
  const fitting = Math.floor(width / ((modules + 2 * quiet) * dot));
  const module = Math.max(1, Math.min(dotsMost, fitting)) * dot;
  const left = Math.round((x + (width - modules * module) / 2) / dot) * dot;
  for (const bar of bars) doc.rect(left + bar.from * module, y, bar.width * module, height);
  doc.fill("black");
}
