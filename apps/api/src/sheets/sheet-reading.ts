import { business } from "@haat/contract/shared/business-constants";
import { CsvError, parse } from "csv-parse/sync";
import { readSheet } from "read-excel-file/node";
import { dialectOf, NoText, textOf } from "./csv-text";
import { columnsMost, UnreadableSheet, type CellFlaw, type SheetCells } from "./sheet-cells";
import { unpackWorkbook } from "./workbook-parts";

/** One row has the names of the columns, and with one more than may be there is one too many. */
const rowsRead = business.importRowsMost + 2;

const beginsWith = (bytes: Uint8Array, ...head: number[]) =>
  head.every((byte, place) => bytes[place] === byte);

/** Whether a file is a ZIP, as workbooks of Excel are. */
export const isZip = (bytes: Uint8Array) => beginsWith(bytes, 0x50, 0x4b, 0x03, 0x04);

/** Files that are no text although they might be read as some: old workbooks, PDFs, pictures. */
const isKnownOther = (bytes: Uint8Array) =>
  beginsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0) ||
  beginsWith(bytes, 0x25, 0x50, 0x44, 0x46) ||
  beginsWith(bytes, 0x89, 0x50, 0x4e, 0x47) ||
  beginsWith(bytes, 0xff, 0xd8, 0xff);

/** Nothing that a cell may say is longer, in UTF-16 units; of what is, the beginning is enough to say so. */
const longestCell = 45_000;

/** Dates in 30 columns of all rows; a sheet that has more of them, or of errors, is none of goods. */
const flawsMost = 30 * business.importRowsMost;

/** The cells of a CSV or XLSX file, of the first sheet. @throws UnreadableSheet */
export async function readCells(bytes: Uint8Array): Promise<SheetCells> {
  if (isKnownOther(bytes)) throw new UnreadableSheet("import_file_format");
  const cells = isZip(bytes) ? await readWorkbook(bytes) : readText(bytes);
  if (cells.flaws.length > flawsMost) throw new UnreadableSheet("import_file_broken");
  return { ...cells, rows: bounded(cells.rows) };
}

/**
 * What many cells share is a copy in each one as soon as it leaves the thread, so all of them are counted before.
 * @throws UnreadableSheet for more columns or letters than a file may have
 */
function bounded(rows: readonly string[][]): string[][] {
  let letters = 0;
  return rows.map((row) => {
    if (row.slice(columnsMost).some((cell) => cell.trim() !== ""))
      throw new UnreadableSheet("import_columns_many");
    const kept = row.slice(0, columnsMost).map(shortenedCell);
    letters += kept.reduce((sum, { length }) => sum + length, 0);
    if (letters > business.importSheetUnpackedMaxBytes) throw new UnreadableSheet("import_file_large");
    return kept;
  });
}

function readText(bytes: Uint8Array): SheetCells {
  const { text, delimiter, skipped } = dialectOf(decoded(bytes));
  try {
    const rows = parse(text, {
      delimiter,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      to: rowsRead,
    });
    return { rows, flaws: [], skipped };
  } catch (error) {
    if (error instanceof CsvError) throw new UnreadableSheet("import_file_broken");
    throw error;
  }
}

function decoded(bytes: Uint8Array): string {
  try {
    return textOf(bytes);
  } catch (error) {
    if (error instanceof NoText) throw new UnreadableSheet("import_file_format");
    throw error;
  }
}

async function readWorkbook(bytes: Uint8Array): Promise<SheetCells> {
  const { bytes: counted, merged, broken } = unpackWorkbook(bytes);
  const values = await readSheet(Buffer.from(counted), { trim: false }).catch(() => {
    throw new UnreadableSheet("import_file_broken");
  });
  const flaws: SheetCells["flaws"] = [...merged, ...broken];
  const rows = values.slice(0, rowsRead).map((row, place) =>
    row.slice(0, columnsMost).map((value, column) => {
      const { text, flaw } = textOfValue(value);
      if (flaw) flaws.push({ row: place, column, flaw });
      return text;
    }),
  );
  return { rows, flaws, skipped: 0 };
}

/** Numbers are written out: 1.7E9 is 1700000000. */
function textOfValue(value: unknown): { text: string; flaw?: CellFlaw } {
  if (value instanceof Date) return { text: value.toISOString().slice(0, 10), flaw: "cell_date" };
  if (typeof value === "number") return { text: numberText(value) };
  // What a workbook may hold and the database may not.
  return {
    text:
      value === null || value === undefined
        ? ""
        : wellFormed(String(value as string | boolean).slice(0, longestCell)),
  };
}

const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, "\ufffd").replaceAll("\0", "");

/** A cut may go through a letter of two halves. */
const shortenedCell = (cell: string) =>
  cell.length > longestCell ? wellFormed(cell.slice(0, longestCell)) : cell;

const numberText = (value: number) =>
  Number.isInteger(value) ? BigInt(value).toString() : String(Number(value.toPrecision(12)));
