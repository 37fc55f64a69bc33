import type { GoodsColumn } from "@haat/contract/seller/goods-sheet";
import type { FieldErrorCode } from "@haat/contract/shared/error-codes";
import type { CellRead } from "./cell-values";
import type { SheetLine } from "./sheet-lines";

export interface RowError {
  row: number;
  /** Nothing where the whole row is meant. */
  column: GoodsColumn | null;
  code: FieldErrorCode;
}

/** What of a product's errors is kept: who mends as many looks again. */
const errorsMost = 40;

/** What is wrong with the rows of a product, as it is found; so much of it as is told. */
export class RowErrors {
  readonly all: RowError[] = [];
  private readonly cells = new Set<string>();

  add(line: Pick<SheetLine, "row">, column: GoodsColumn | null, code: FieldErrorCode): void {
    const cell = `${line.row} ${column}`;
    // One sentence at a cell is enough.
    if (this.all.length === errorsMost || this.cells.has(cell)) return;
    this.cells.add(cell);
    this.all.push({ row: line.row, column, code });
  }

  /** What a cell says; what stands there now where something is wrong with it. */
  take<Value>(line: SheetLine, column: GoodsColumn, read: CellRead<Value>, now: Value): Value {
    const flaw = line.flaws[column];
    if (flaw) this.add(line, column, flaw);
    else if ("value" in read) return read.value;
    else this.add(line, column, read.wrong);
    return now;
  }
}
