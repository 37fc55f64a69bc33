import {
  clearMark,
  goodsColumns,
  type GoodsColumn,
  type SheetFormat,
} from "@haat/contract/seller/goods-sheet";
import { business } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import { translator } from "@haat/i18n/translator";
import type { MemberScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { DomainError } from "../../process/domain-error";
import { readManySold } from "../product-draft/sold-content";
import * as imports from "./goods-import.repository";
import { cellsOf, filedProduct, rowsOfProduct, type RowCells } from "./goods-rows";
import { sampleRows } from "./sample-rows";
import { escapedCell, unescapedCell } from "../../sheets/sheet-cells";
import { columnTitle } from "./sheet-columns";
import { writeSheetFile } from "../../sheets/sheet-files";
import type { WrittenSheet } from "../../sheets/sheet-writing";
import { linesIn } from "./sheet-products";
import { listSizes } from "./shop-facts.repository";
import { readFileWords } from "./shop-facts.usecases";

/** What the files are called, which every system can save; their endings come behind. */
const fileNames = { goods: "products", sample: "sample", failures: "not-done" };

/** How many products are read in one transaction. */
const productsAtOnce = 500;

/** A file of a shop's goods: the places of its first and last product among all, from 1, and their numbers. */
interface ExportPart {
  part: number;
  from: number;
  to: number;
  ids: number[];
}

/** The files that a shop's goods are had as: products in the order in which they came, none divided. */
export async function listExportParts({ db }: Services, scope: MemberScope) {
  const parts = await partsOf(db, scope);
  return {
    products: parts.at(-1)?.to ?? 0,
    parts: parts.map(({ part, from, to }) => ({ part, from, to })),
  };
}

async function partsOf(db: Services["db"], scope: MemberScope): Promise<ExportPart[]> {
  const sizes = await inTransaction(db, (tx) => listSizes(tx, scope.shopId), scope);
  const parts: ExportPart[] = [];
  let rows = 0;
  for (const [place, product] of sizes.entries()) {
    const last = parts.at(-1);
    rows += product.rows;
    if (last && rows <= business.exportRowsPerFile) {
      last.to = place + 1;
      last.ids.push(product.id);
    } else {
      parts.push({ part: parts.length + 1, from: place + 1, to: place + 1, ids: [product.id] });
      rows = product.rows;
    }
  }
  return parts;
}

/** A part of a shop's goods as a file. @throws goods_export_not_found */
export async function exportGoods(
  { db }: Pick<Services, "db">,
  scope: MemberScope,
  language: Language,
  { part, format }: { part: number; format: SheetFormat },
): Promise<File> {
  const found = (await partsOf(db, scope))[part - 1];
  if (!found) throw new DomainError("goods_export_not_found");
  const { shopId } = scope;
  const words = await inTransaction(db, (tx) => readFileWords(tx, shopId, language), scope);
  const rows: RowCells[] = [];
  for (let start = 0; start < found.ids.length; start += productsAtOnce) {
    const ids = found.ids.slice(start, start + productsAtOnce);
    const sold = await inTransaction(db, (tx) => readManySold(tx, shopId, ids), scope);
    for (const product of sold.values()) rows.push(...rowsOfProduct(filedProduct(product), words));
  }
  const name = part > 1 ? `${fileNames.goods}-${part}` : fileNames.goods;
  return writeSheetFile(shopId, sheetOf(rows.map(cellsOf), language), format, name);
}

/** A small file of goods, to see how one is written. */
export function sampleOfGoods(language: Language, format: SheetFormat): Promise<File> {
  const sheet = sheetOf(sampleRows(language).map(cellsOf), language);
  return writeSheetFile(undefined, sheet, format, fileNames.sample);
}

/** The rows of an import that were not done, each with why: mended, the file can be imported. @throws goods_import_not_found */
export async function failuresOfImport(
  { db }: Services,
  scope: MemberScope,
  language: Language,
  { id_import: id, format }: { id_import: number; format: SheetFormat },
): Promise<File> {
  const key = { shopId: scope.shopId, id };
  const found = await inTransaction(
    db,
    async (tx) => {
      if (!(await imports.findImport(tx, key))) throw new DomainError("goods_import_not_found");
      return imports.listFailures(tx, key);
    },
    scope,
  );
  const rows = found.flatMap(({ sheet, ...product }) =>
    linesIn(sheet).map(({ row, cells }, place) => [
      ...goodsColumns.map((column) => asSent(cells[column] ?? "")),
      whyNot(product, row, place === 0, language),
    ]),
  );
  const sheet = sheetOf(rows, language, translator(language)("goodsImport.why"));
  return writeSheetFile(scope.shopId, sheet, format, fileNames.failures);
}

/** A cell as it came, harmless: what says that something is to be empty goes on to say so. */
const asSent = (cell: string) => (cell.trim() === clearMark ? clearMark : escapedCell(unescapedCell(cell)));

function whyNot(
  {
    kind,
    outcome,
    errors,
  }: Pick<Awaited<ReturnType<typeof imports.listFailures>>[number], "kind" | "outcome" | "errors">,
  row: number,
  isFirst: boolean,
  language: Language,
): string {
  const translate = translator(language);
  if (kind === "double" && outcome !== "failed") return isFirst ? translate("goodsImport.kind.double") : "";
  if (outcome === "skipped") return isFirst ? translate("goodsImport.edit.zerosHint") : "";
  const own = errors.filter((error) => error.row === row || (isFirst && error.row === 0));
  return own
    .map(({ column, code }) => {
      const message = translate(`api.fields.${code}`);
      return column === null ? message : `${columnTitle(column, language)}: ${message}`;
    })
    .join(" ");
}

const numeric: ReadonlySet<GoodsColumn> = new Set(["price", "old_price", "measure", "stock"]);
const wide: ReadonlySet<GoodsColumn> = new Set([
  "name_bn",
  "name_en",
  "description_bn",
  "description_en",
  "facts_bn",
  "facts_en",
  "pictures",
]);

function sheetOf(rows: string[][], language: Language, ...more: string[]): WrittenSheet {
  return {
    name: translator(language)("goodsImport.sheet"),
    headings: [...goodsColumns.map((column) => columnTitle(column, language)), ...more],
    widths: [...goodsColumns.map((column) => (wide.has(column) ? 32 : 16)), ...more.map(() => 60)],
    numeric: [...goodsColumns.map((column) => numeric.has(column)), ...more.map(() => false)],
    rows,
  };
}
