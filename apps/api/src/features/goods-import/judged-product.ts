import type { GoodsColumn } from "@haat/contract/seller/goods-sheet";
import type { GoodsImportKind } from "@haat/contract/seller/goods-import.contract";
import type { Sold } from "../product-draft/sold-content";
import type { FiledProduct, FileWords } from "./goods-rows";
import type { RowError } from "./row-errors";

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
