import { business } from "@haat/contract/shared/business-constants";
import { strFromU8, Unzip, UnzipInflate, zipSync } from "fflate";
import { columnsMost, UnreadableSheet, type SheetCells } from "./sheet-cells";
import { cellsIn, columnOf, type CellTag } from "./sheet-tags";

type Flaws = SheetCells["flaws"];

/** A workbook that can be read, and what its reader does not tell of the first sheet. */
export interface LookedAtWorkbook {
  /** The workbook with nothing in it but what was counted. */
  bytes: Uint8Array;
  /** Cells that are one with others. */
  merged: Flaws;
  /** Cells that could not be worked out, or were never. */
  broken: Flaws;
}

/**
 * Looks into a workbook before it is read: it is unpacked piece by piece and counted, so that nothing that was packed to a
 * thousandth fills the memory, and no lonely cell far below makes millions of rows.
 * @throws UnreadableSheet
 */
export function unpackWorkbook(bytes: Uint8Array): LookedAtWorkbook {
  const parts = unpacked(bytes);
  const { name, sheet } = firstSheetOf(parts);
  const broken: Flaws = [];
  for (const cell of cellsIn(sheet)) {
    requirePlace(cell);
    if (isBroken(cell)) broken.push({ row: cell.row - 1, column: cell.column, flaw: "cell_error" });
  }
  const read = [...parts].filter(([part]) => part === name || !part.startsWith(sheetFolder));
  const again = zipSync(Object.fromEntries(read), { level: 0 });
  return { bytes: again, merged: mergedCells(sheet), broken };
}

/** Other sheets are not read, so nobody is led to one that was not looked into. */
const sheetFolder = "xl/worksheets/";

/** What a sheet is read from: its own part, its words, and what its numbers mean. */
const readParts =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|xl\/(?:workbook|styles|sharedStrings)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/[^/]+\.xml)$/;

/** The parts of the workbook that are read, by their names. */
function unpacked(bytes: Uint8Array): Map<string, Uint8Array> {
  const parts = new Map<string, Uint8Array[]>();
  let total = 0;
  let refused: UnreadableSheet | undefined;
  const unzip = new Unzip((file) => {
    const isRead = readParts.test(file.name);
    const chunks: Uint8Array[] = [];
    if (isRead) parts.set(file.name, chunks);
    file.ondata = (error, chunk) => {
      if (error) refused ??= new UnreadableSheet("import_file_broken");
      total += chunk?.length ?? 0;
      if (total > business.importSheetUnpackedMaxBytes) {
        refused ??= new UnreadableSheet("import_file_large");
        file.terminate();
      } else if (isRead && chunk) chunks.push(chunk);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    // Small pieces: what one of them unpacks to is in the memory at once.
    for (let at = 0; at < bytes.length && !refused; at += pieceBytes)
      unzip.push(bytes.subarray(at, at + pieceBytes), at + pieceBytes >= bytes.length);
  } catch {
    refused ??= new UnreadableSheet("import_file_broken");
  }
  if (refused) throw refused;
  return new Map([...parts].map(([name, chunks]) => [name, joined(chunks)]));
}

const pieceBytes = 16 * 1024;

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

/** The first sheet of the workbook, by its own list; it need not be the first file. @throws UnreadableSheet for no workbook */
function firstSheetOf(parts: ReadonlyMap<string, Uint8Array>): { name: string; sheet: string } {
  const textOf = (name: string) => {
    const bytes = parts.get(name);
    return bytes && strFromU8(bytes);
  };
  const workbook = textOf("xl/workbook.xml");
  if (workbook === undefined) throw new UnreadableSheet("import_file_format");
  const id = /<(?:\w+:)?sheet\b[^<>]*?\br:id="([^"]+)"/.exec(workbook)?.[1] ?? "";
  const relations = textOf("xl/_rels/workbook.xml.rels") ?? "";
  const relation = [...relations.matchAll(/<Relationship\b[^<>]*>/g)].find(([tag]) =>
    tag.includes(`Id="${id}"`),
  );
  const target = /\bTarget="\/?(?:xl\/)?([^"]+)"/.exec(relation?.[0] ?? "")?.[1] ?? "worksheets/sheet1.xml";
  const name = `xl/${target}`;
  const sheet = textOf(name);
  if (sheet === undefined) throw new UnreadableSheet("import_file_broken");
  return { name, sheet };
}

/** @throws UnreadableSheet for a cell behind more rows or columns than are read */
function requirePlace({ row, column, isEmpty }: CellTag): void {
  // Programs write empty rows and cells that have a look, down to the last row that a spreadsheet has.
  if (row > (isEmpty ? lastRow : business.importRowsMost + 1)) throw new UnreadableSheet("import_rows_many");
  if (column >= columnsMost && !isEmpty) throw new UnreadableSheet("import_columns_many");
}

/** Of any spreadsheet, from 1. */
const lastRow = 1_048_576;

/** Errors such as #REF!, and formulas that nobody worked out before the file was saved. */
function isBroken({ column, attributes, inner }: CellTag): boolean {
  if (column < 0) return false;
  const isUnknown = /<(?:\w+:)?f[\s/>]/.test(inner) && !/<(?:\w+:)?v[\s>]/.test(inner);
  return isUnknown || /\bt=["']e["']/.test(attributes);
}

/** A range that is wider or longer than this is no mistake within a table. */
const mostMerged = 2000;

function mergedCells(sheet: string): Flaws {
  const flaws: Flaws = [];
  const ranges = sheet.matchAll(
    /<(?:\w+:)?mergeCell\b[^<>]*?ref="([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})"/g,
  );
  for (const [, left = "", top = "", right = "", bottom = ""] of ranges) {
    const lastColumn = Math.min(columnOf(right), columnsMost - 1);
    for (let row = Number(top) - 1; row < Math.min(Number(bottom), business.importRowsMost + 1); row += 1) {
      for (let column = columnOf(left); column <= lastColumn; column += 1) {
        if (flaws.length === mostMerged) return flaws;
        flaws.push({ row, column, flaw: "cell_merged" });
      }
    }
  }
  return flaws;
}
