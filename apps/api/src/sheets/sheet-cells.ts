import type { FieldErrorCode } from "@haat/contract/shared/error-codes";
import { toLatinDigits } from "@haat/contract/shared/latin-digits";
import { isSeen } from "@haat/contract/shared/typed-text";

/** What a spreadsheet did to a cell, so that nobody knows what it was. */
export type CellFlaw = Extract<FieldErrorCode, "cell_date" | "cell_error" | "cell_merged" | "cell_shortened">;

/** The cells of a file as texts, row by row, and what is wrong with some of them; both counted from 0. */
export interface SheetCells {
  rows: string[][];
  flaws: { row: number; column: number; flaw: CellFlaw }[];
  /** Rows of the file before the first one. */
  skipped: number;
}

/** No sheet of goods is wider than this, whatever somebody writes beside it. */
export const columnsMost = 300;

/** Why a file cannot be read. */
export type SheetRefusal = Extract<
  FieldErrorCode,
  | "import_file_format"
  | "import_file_broken"
  | "import_file_large"
  | "import_rows_many"
  | "import_columns_many"
>;

export class UnreadableSheet extends Error {
  constructor(readonly code: SheetRefusal) {
    super(code);
  }
}

/** `1.7E+09`, as spreadsheets shorten long numbers. */
export const shortened = /^[+-]?\d+(?:[.,]\d+)?E[+-]?\d{1,3}$/i;

/** A date that a spreadsheet made of a size such as 10-12. */
export const madeDate =
  /^\d{1,2}[-/ ](?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*(?:[-/ ]\d{2,4})?$/i;

/** Beginnings that a spreadsheet takes for a formula, also in East Asian width, behind the marks that keep it from that. */
const formula = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/** A text as a cell that no spreadsheet works out (OWASP, CSV injection): an apostrophe stands before it. */
export const escapedCell = (text: string) => (formula.test(text) ? `'${text}` : text);

/** The text of such a cell. */
export const unescapedCell = (cell: string) =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;

/** Whether a cell is missing, or has nothing in it that anybody sees. */
export const isBlank = (cell: string | undefined) => !isSeen(cell ?? "");

/** A number as people and spreadsheets write it: in either script, with commas between thousands or lakhs, as 1.7E9. */
export function numberIn(text: string): number {
  const plain = toLatinDigits(text).replace(/^'|[৳\s]/g, "");
  if (shortened.test(plain)) return Number(plain.replace(",", "."));
  const grouped = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d{1,2})?$/.test(plain);
  const digits = grouped ? plain.replaceAll(",", "") : plain;
  return /^\d{1,12}(?:\.\d{1,2}0*)?$/.test(digits) ? Number(digits) : Number.NaN;
}
