import { goodsColumns, type GoodsColumn } from "@haat/contract/seller/goods-sheet";
import { emptyContent } from "@haat/contract/seller/product-content";
import type { DraftLack } from "@haat/contract/seller/product-draft.contract";
import type { FieldErrorCode } from "@haat/contract/shared/error-codes";
import { lacksBeside } from "../product-draft/described-draft";
import { priceOf } from "../product-draft/draft-lacks";
import type { Sold } from "../product-draft/sold-content";
import { saidBy } from "./cell-values";
import { filedProduct, rowsOfProduct, variantName, type FiledProduct } from "./goods-rows";
import { readHead } from "./head-row";
import type { JudgedProduct, RowChange, ShopFacts } from "./judged-product";
import { RowErrors } from "./row-errors";
import type { SheetLine } from "./sheet-lines";
import { idText, linesIn, sharesRow, type SheetProduct } from "./sheet-products";
import { folded } from "./shop-names";
import { readChoices, readVariants } from "./variant-rows";

const slugShape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const slugMaxLength = 60;

/** The number of a product, as its rows name it. */
export const productIdIn = (product: SheetProduct): string | undefined =>
  linesIn(product)
    .map(({ cells }) => cells.product_id)
    .find((cell) => cell !== undefined);

/** What the address of a product ends with, as its rows name it. */
export function slugIn(product: SheetProduct): string {
  for (const line of linesIn(product)) {
    const said = saidBy(line, "slug");
    if (said.says === "text") return said.text.trim();
  }
  return "";
}

/**
 * What a file makes of a product: the one way of the look before and of the doing.
 * @param knownId the product that is meant where its rows do not say: this file made it before
 */
export function judgeProduct(
  product: SheetProduct,
  facts: ShopFacts,
  knownId?: number | null,
): JudgedProduct {
  const errors = new RowErrors();
  const [first] = linesIn(product);
  if (!first) throw new Error("A product has no row.");
  if (product.misplaced) errors.add(first, null, product.misplaced);
  const sold = soldProduct(product, facts, errors, knownId);
  if (sold?.product.status === "bin" && (!product.head || saidBy(product.head, "status").says === "keep"))
    errors.add(product.head ?? first, "status", "product_binned");
  const now = sold && filedProduct(sold);
  const wanted = structuredClone(now) ?? newProduct(slugIn(product));
  const rows = readRows(product, wanted, facts, errors);

  if (!sold && wanted.content.pictures.length === 0 && wanted.status === "live") wanted.status = "hidden";
  const changes = changesOf({ now, wanted, first: product.head ?? first, rows }, facts);
  if (changes.length > 0 || !sold) requireWhole({ product, sold, wanted, rows, first }, errors);
  const { name_bn, name_en } = wanted.content;
  const name = facts.language === "bn" ? name_bn || name_en : name_en || name_bn;
  const isWrong = errors.all.length > 0;
  return {
    kind: isWrong ? "failed" : kindOf(wanted, changes, facts),
    productId: sold?.product.id ?? null,
    name,
    errors: errors.all.sort((one, other) => one.row - other.row),
    changes: isWrong ? [] : changes,
    wanted: isWrong ? undefined : wanted,
  };
}

const newProduct = (slug: string): FiledProduct => ({
  id: null,
  slug,
  status: "live",
  stock: null,
  content: structuredClone(emptyContent),
  variants: [],
});

/** The product that is meant by its number, else by its slug; nothing for a new one. */
function soldProduct(
  product: SheetProduct,
  { sold, idBySlug }: ShopFacts,
  errors: RowErrors,
  knownId: number | null | undefined,
): Sold | undefined {
  const cell = productIdIn(product);
  const slug = slugIn(product);
  const line = product.head ?? product.choices[0] ?? { row: 0 };
  if (cell !== undefined) {
    const found = sold.get(Number(idText(cell)));
    if (!found) errors.add(line, "product_id", "product_unknown");
    else if (slug !== "" && slug !== found.product.slug) errors.add(line, "slug", "slug_fixed");
    return found;
  }
  const found = sold.get(idBySlug.get(slug) ?? knownId ?? 0);
  if (!found && slug !== "" && (!slugShape.test(slug) || slug.length > slugMaxLength))
    errors.add(line, "slug", "slug_shape");
  return found;
}

/** @returns the row of each variant by its place */
function readRows(product: SheetProduct, wanted: FiledProduct, facts: ShopFacts, errors: RowErrors) {
  const { head, choices } = product;
  const lines = head && !sharesRow(product) ? [head, ...choices] : choices;
  for (const line of lines) {
    for (const column of goodsColumns) {
      const flaw = line.flaws[column];
      if (flaw) errors.add(line, column, flaw);
    }
  }
  readChoices(lines, wanted, errors);
  if (head) readHead(head, wanted, { facts, errors, isVariantToo: sharesRow(product) });
  const rows = readVariants(choices, wanted, { facts, errors, head });
  return rows;
}

/** What differs of the file's rows before and after. */
function changesOf(
  {
    now,
    wanted,
    first,
    rows,
  }: {
    now: FiledProduct | undefined;
    wanted: FiledProduct;
    first: SheetLine;
    rows: ReadonlyMap<number, SheetLine>;
  },
  facts: ShopFacts,
): RowChange[] {
  const before = now ? rowsOfProduct(now, facts) : [];
  return rowsOfProduct(wanted, facts).flatMap((after, at) => {
    const row = (at === 0 ? first : (rows.get(at - 1) ?? first)).row;
    const choice = at === 0 ? "" : variantName(wanted, at - 1, facts.language);
    return goodsColumns.flatMap((column): RowChange[] => {
      const [was, is] = [before[at]?.[column] ?? "", after[column] ?? ""];
      if (was === is || column === "combination_id" || column === "product_id") return [];
      // A name of a value that many variants have is told once, where somebody wrote it.
      if (at > 0 && !rows.has(at - 1)) return [];
      const isZero = column === "stock" && is === "0" && was !== "";
      return [{ row, column, choice, before: was, after: is, isZero }];
    });
  });
}

function kindOf({ id, content }: FiledProduct, changes: readonly RowChange[], { takenNames }: ShopFacts) {
  if (id !== null) return changes.length > 0 ? "changed" : "same";
  const names = [content.name_bn, content.name_en].filter((name) => name !== "").map(folded);
  return names.some((name) => takenNames.has(name)) ? "double" : "new";
}

const lackedColumns: Readonly<Record<DraftLack, { column: GoodsColumn | null; code: FieldErrorCode }>> = {
  picture: { column: "pictures", code: "import_picture_required" },
  name: { column: "name_bn", code: "product_name_required" },
  price: { column: "price", code: "price_required" },
  old_price: { column: "old_price", code: "old_price_low" },
  stock: { column: "stock", code: "stock_required" },
  attribute_names: { column: "choice_1_bn", code: "attribute_name_required" },
  combinations: { column: null, code: "combinations_required" },
};

/** The rules of what can be sold; a new product may lack a picture, for it is hidden until it has one; what a product lacked before keeps nobody from changing something else of it. */
function requireWhole(
  {
    product,
    sold,
    wanted,
    rows,
    first,
  }: {
    product: SheetProduct;
    sold: Sold | undefined;
    wanted: FiledProduct;
    rows: ReadonlyMap<number, SheetLine>;
    first: SheetLine;
  },
  errors: RowErrors,
): void {
  const { content } = wanted;
  for (const [place, line] of rows) {
    const combination = content.combinations[place];
    if (!combination) continue;
    const { price, oldPrice } = priceOf(content, combination);
    if (price !== null && oldPrice !== null && oldPrice <= price)
      errors.add(line, "old_price", "old_price_low");
  }
  if (errors.all.length > 0) return;
  const lacked: readonly DraftLack[] = sold ? lacksBeside(sold.content, sold) : ["picture"];
  const line = product.head ?? first;
  const counted = { ...content, stock: wanted.stock };
  for (const lack of lacksBeside(counted, sold)) {
    const { column, code } = lackedColumns[lack];
    if (!lacked.includes(lack)) errors.add(line, column, code);
  }
  const isShown = wanted.status === "live" && sold?.product.status !== "live";
  if (isShown && content.pictures.length === 0) errors.add(line, "pictures", "import_picture_required");
}
