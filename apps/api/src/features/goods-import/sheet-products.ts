import { sheetChoices, type GoodsColumn } from "@haat/contract/seller/goods-sheet";
import { toLatinDigits } from "@haat/contract/shared/latin-digits";
import { unescapedCell } from "../../sheets/sheet-cells";
import type { SheetLine } from "./sheet-lines";

/** What a file says of one product: nothing of it is done without the rest. */
export interface SheetProduct {
  /** The row of the product itself, if it has one. */
  head: SheetLine | null;
  /** The rows of its variants; where the product and its first variant share one, that row is both. */
  choices: SheetLine[];
  /** The product is above already, or above its first variant there is none. */
  misplaced?: "product_twice" | "variant_alone";
}

const valueColumns: readonly GoodsColumn[] = sheetChoices.flatMap(
  (number) => [`value_${number}_bn`, `value_${number}_en`] as const,
);

const nameOf = ({ cells }: SheetLine) => `${cells.name_bn ?? ""}\n${cells.name_en ?? ""}`;
const hasName = ({ cells }: SheetLine) => cells.name_bn !== undefined || cells.name_en !== undefined;

/** Whether a row is about a variant. */
const isChoice = ({ cells }: SheetLine) =>
  cells.combination_id !== undefined || valueColumns.some((column) => cells[column] !== undefined);

/** By which rows that are about the same product are found together. */
function keyOf({ cells }: SheetLine): string | undefined {
  if (cells.product_id !== undefined) return `id ${idText(cells.product_id)}`;
  return cells.slug === undefined ? undefined : `slug ${unescapedCell(cells.slug.trim()).toLowerCase()}`;
}

/** A number as somebody may have written it, without what spreadsheets put around it. */
export const idText = (cell: string) =>
  toLatinDigits(cell)
    .replace(/^'|[\s,]/g, "")
    .replace(/\.0+$/, "");

/**
 * Puts the rows of a file together, product by product, in the order in which they begin. A variant belongs to the product that
 * it names, else to the one above it; a row with a name of its own begins another one.
 */
export function productsOf(lines: readonly SheetLine[]): SheetProduct[] {
  const products: SheetProduct[] = [];
  const byKey = new Map<string, SheetProduct>();
  let above: SheetProduct | undefined;
  const begin = (product: SheetProduct, key: string | undefined) => {
    products.push(product);
    if (key !== undefined && !byKey.has(key)) byKey.set(key, product);
    return product;
  };

  for (const line of lines) {
    const key = keyOf(line);
    const known = key === undefined ? undefined : byKey.get(key);
    if (!isChoice(line)) {
      if (known && !known.head) known.head = line;
      const twice = known && known.head !== line ? ({ misplaced: "product_twice" } as const) : {};
      above = known?.head === line ? known : begin({ head: line, choices: [], ...twice }, key);
      continue;
    }
    const isAnother =
      key === undefined && hasName(line) && !(above?.head && nameOf(above.head) === nameOf(line));
    const own: SheetProduct | undefined = key === undefined && !isAnother ? above : known;
    if (own) {
      own.choices.push(line);
      if (!own.head && hasName(line)) own.head = line;
      above = own;
      continue;
    }
    const head = hasName(line) ? line : null;
    const alone = key === undefined && !head ? ({ misplaced: "variant_alone" } as const) : {};
    above = begin({ head, choices: [line], ...alone }, key);
  }
  return products;
}

/** Whether a product and its first variant share a row. */
export const sharesRow = ({ head, choices }: SheetProduct) => choices.some(({ row }) => row === head?.row);

/** All rows of a product, each once, in the file's order. */
export function linesIn(product: SheetProduct): SheetLine[] {
  const { head, choices } = product;
  const lines = head && !sharesRow(product) ? [head, ...choices] : [...choices];
  return lines.sort((one, other) => one.row - other.row);
}
