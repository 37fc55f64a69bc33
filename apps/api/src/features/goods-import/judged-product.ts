import type { GoodsColumn } from "@haat/contract/seller/goods-sheet";
import type { GoodsImportKind } from "@haat/contract/seller/goods-import.contract";
import type { FieldErrorCode } from "@haat/contract/shared/error-codes";
import type { Sold } from "../product-draft/sold-content";
import type { CellRead } from "./cell-values";
import type { FiledProduct, FileWords } from "./goods-rows";
import type { SheetLine } from "./sheet-lines";

/** What a shop has, as far as the products of a file are about it. */
export interface ShopFacts extends FileWords {
  sold: ReadonlyMap<number, Sold>;
  idBySlug: ReadonlyMap<string, number>;
  /** Names that the shop has already, folded. */
  takenNames: ReadonlySet<string>;
  /** The picture that is meant by a name. */
  pictureOf(name: string): string | undefined;
  /** Whether a photo of this name came and could not be drawn. */
  isBroken(name: string): boolean;
}

export interface RowError {
  row: number;
  /** Nothing where the whole row is meant. */
  column: GoodsColumn | null;
  code: FieldErrorCode;
}

export interface RowChange {
  row: number;
  column: GoodsColumn;
  choice: string;
  before: string;
  after: string;
  isZero: boolean;
}

/** What a file makes of a product. */
export interface JudgedProduct {
  kind: GoodsImportKind;
  /** The one that is meant; nothing for a new one. */
  productId: number | null;
  /** In the language of the file's words. */
  name: string;
  errors: RowError[];
  changes: RowChange[];
  /** As it is to be; nothing where something is wrong. */
  wanted: FiledProduct | undefined;
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
