import { business } from "@haat/contract/shared/business-constants";
import type { FieldErrorCode } from "@haat/contract/shared/error-codes";
import { DomainError } from "../../process/domain-error";
import { isBlank, type CellFlaw, type SheetCells } from "../../sheets/sheet-cells";
import { columnsNamed } from "./statement-headings";

/** A row of a statement's file below the names of its columns. */
export interface SheetRow {
  /** Its number in the spreadsheet, from 1. */
  row: number;
  cells: string[];
  /** What the spreadsheet did to some of its cells, by their places. */
  flaws: Record<number, CellFlaw>;
}

/** What a statement's file says: the names of its columns, and its rows. */
export interface StatementSheet {
  titles: string[];
  rows: SheetRow[];
}

/** Couriers write their own name, an address and a date above the names of the columns. */
const rowsAbove = 30;

/** Nothing that a statement says of a parcel is longer, in letters of a file. */
const longestCell = 200;

/**
 * A file as a statement's.
 * @throws invalid_input for one without rows below the names of its columns, or with too many
 */
export function statementSheetOf({ rows, flaws, skipped }: SheetCells): StatementSheet {
  const top = headPlace(rows);
  const flawed = new Map<number, Record<number, CellFlaw>>();
  for (const { row, column, flaw } of flaws) {
    const ofRow = flawed.get(row) ?? {};
    ofRow[column] = flaw;
    flawed.set(row, ofRow);
  }
  const below = rows.flatMap((cells, place) => {
    const ofRow = flawed.get(place) ?? {};
    const isEmpty = cells.every(isBlank) && Object.keys(ofRow).length === 0;
    return place <= top || isEmpty ? [] : [{ row: place + 1 + skipped, cells: kept(cells), flaws: ofRow }];
  });
  if (below.length === 0) throw refusal("import_rows_none");
  if (below.length > business.statementRowsMost) throw refusal("statement_rows_many");
  return { titles: kept(rows[top] ?? []), rows: below };
}

const refusal = (code: FieldErrorCode) => new DomainError("invalid_input", {}, [{ field: "table", code }]);

const kept = (cells: readonly string[]) =>
  cells
    .slice(0, business.statementColumnsMost)
    .map((cell) => shortenedTo(longestCell, cell.normalize("NFC").trim()));

/** No letter is cut within: the database takes no half of one. */
export const shortenedTo = (most: number, text: string) =>
  text.slice(0, most).replace(/[\ud800-\udbff]$/, "");

/** Where the names of the columns stand: the row that has most of those that are known, or else the first one like a table's. */
function headPlace(rows: readonly string[][]): number {
  const counts = rows.slice(0, rowsAbove).map((cells) => Object.keys(columnsNamed(cells)).length);
  const most = Math.max(0, ...counts);
  if (most > 0) return counts.indexOf(most);
  const wide = rows.findIndex((cells) => cells.filter((cell) => !isBlank(cell)).length > 1);
  return wide === -1 ? rows.findIndex((cells) => !cells.every(isBlank)) : wide;
}
