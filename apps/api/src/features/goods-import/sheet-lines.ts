import type { GoodsColumn } from "@haat/contract/seller/goods-sheet";
import { business } from "@haat/contract/shared/business-constants";
import type { FieldErrorCode } from "@haat/contract/shared/error-codes";
import { DomainError } from "../../process/domain-error";
import { isBlank, type CellFlaw, type SheetCells } from "../../sheets/sheet-cells";
import { readHeading } from "./sheet-columns";

/** A row of a file that says something. */
export interface SheetLine {
  /** Its number in the spreadsheet, from 1. */
  row: number;
  cells: Partial<Record<GoodsColumn, string>>;
  /** What the spreadsheet did to some of its cells. */
  flaws: Partial<Record<GoodsColumn, CellFlaw>>;
}

export interface ReadSheet {
  lines: SheetLine[];
  /** Headings that say nothing to us. */
  unknownColumns: string[];
}

/** By one of these a row says which product it is about. */
const telling: readonly GoodsColumn[] = ["product_id", "slug", "name_bn", "name_en"];

/**
 * The rows of a file by the columns that they have.
 * @throws invalid_input for a file that none can be had of
 */
export function linesOf({ rows, flaws, skipped }: SheetCells): ReadSheet {
  const top = rows.findIndex((row) => row.some((cell) => !isBlank(cell)));
  const { columns, unknownColumns } = columnsOf(rows[top] ?? []);
  const flawed = new Map<number, SheetCells["flaws"]>();
  for (const flaw of flaws) {
    const ofRow = flawed.get(flaw.row);
    if (ofRow) ofRow.push(flaw);
    else flawed.set(flaw.row, [flaw]);
  }

  const lines = rows.flatMap((row, place) => {
    if (place <= top) return [];
    const cells: SheetLine["cells"] = {};
    for (const [at, column] of columns) {
      const cell = row[at];
      if (cell !== undefined && !isBlank(cell)) cells[column] = cell;
    }
    const ofRow = (flawed.get(place) ?? []).flatMap(({ column: at, flaw }) => {
      const column = columns.get(at);
      return column ? [[column, flaw] as const] : [];
    });
    const isEmpty = Object.keys(cells).length === 0 && ofRow.length === 0;
    return isEmpty ? [] : [{ row: place + 1 + skipped, cells, flaws: Object.fromEntries(ofRow) }];
  });
  if (lines.length === 0) throw refusal("import_rows_none");
  if (lines.length > business.importRowsMost) throw refusal("import_rows_many");
  return { lines, unknownColumns };
}

const refusal = (code: FieldErrorCode) => new DomainError("invalid_input", {}, [{ field: "table", code }]);

/** The columns that are known, by their places. */
function columnsOf(headings: readonly string[]) {
  const unknownColumns: string[] = [];
  const columns = new Map<number, GoodsColumn>();
  for (const [at, heading] of headings.entries()) {
    const read = readHeading(heading);
    if (read === "beyond") throw refusal("import_choices_many");
    if (read === "unknown") unknownColumns.push(heading.trim().slice(0, 60));
    if (typeof read === "object") columns.set(at, read.column);
  }
  const known = new Set(columns.values());
  if (known.size < columns.size) throw refusal("import_column_twice");
  if (!telling.some((column) => known.has(column))) throw refusal("import_columns_unknown");
  return { columns, unknownColumns: unknownColumns.slice(0, 20) };
}
