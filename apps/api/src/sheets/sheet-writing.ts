import type { SheetFormat } from "@haat/contract/seller/goods-sheet";
import { stringify } from "csv-stringify/sync";
import writeWorkbook from "write-excel-file/node";

/** A sheet to be written: the names of its columns, and its rows. */
export interface WrittenSheet {
  /** What the sheet of a workbook is called. */
  name: string;
  headings: string[];
  /** Of each column, in characters. */
  widths: number[];
  /** Whether a column is of numbers, which a spreadsheet may count with; all else is text to it. */
  numeric: boolean[];
  rows: string[][];
}

const byteOrderMark = "\ufeff";

/** A sheet as the bytes of a file. */
export async function writeCells(sheet: WrittenSheet, format: SheetFormat): Promise<Uint8Array> {
  return format === "csv" ? csvOf(sheet) : new Uint8Array(await workbookOf(sheet));
}

/** With its mark: without it Excel takes the file for another encoding. */
function csvOf({ headings, rows }: WrittenSheet): Uint8Array {
  return new TextEncoder().encode(
    byteOrderMark + stringify([headings, ...rows], { record_delimiter: "windows" }),
  );
}

async function workbookOf({ name, headings, widths, numeric, rows }: WrittenSheet): Promise<Buffer> {
  const heading = headings.map((value) => ({ value, type: String, fontWeight: "bold" as const, wrap: true }));
  const cells = rows.map((row) =>
    row.map((text, column) => {
      if (text === "") return null;
      return numeric[column] && /^\d+(?:\.\d+)?$/.test(text)
        ? { value: Number(text), type: Number }
        : { value: text, type: String, format: "@" };
    }),
  );
  const columns = widths.map((width) => ({ width }));
  return writeWorkbook([heading, ...cells], { sheet: name, columns, stickyRowsCount: 1 }).toBuffer();
}
