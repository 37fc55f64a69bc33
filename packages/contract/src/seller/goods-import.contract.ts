import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { business } from "../shared/business-constants";
import { oneWord } from "../shared/choices";
import { envelope } from "../shared/envelope";
import type { FieldErrorCode } from "../shared/error-codes";
import { idField, sellerKeyField } from "../shared/fields";
import { languageParam } from "../shared/languages";
import { goodsColumn, sheetFormat } from "./goods-sheet";
import { coercedNumber } from "../shared/coerced-number";

const code = (value: FieldErrorCode) => value;

export const goodsImportState = oneWord("How far an import of goods is", {
  reading: "its file is being read",
  previewed: "it was looked at, and nothing is changed yet",
  applying: "it is being done, piece by piece",
  applied: "it is done",
  undoing: "it is being taken back",
  undone: "it was done and taken back",
});
export type GoodsImportState = z.infer<typeof goodsImportState>;

export const goodsImportKind = oneWord("What an import does with a product of its file", {
  new: "the shop gets it",
  changed: "the shop has it, and it becomes another",
  same: "it is as the file says already",
  double: "it would be new, but the shop has one of this name: it is left out unless somebody says so",
  failed: "something is wrong with it, and it stays as it is",
});
export type GoodsImportKind = z.infer<typeof goodsImportKind>;

export const goodsImportOutcome = oneWord("What became of a product of an import", {
  waiting: "nothing yet",
  done: "it is as the file says",
  same: "it was so already",
  skipped: "it was left out, since nobody said that it is to be done",
  failed: "something was wrong with it, and it stayed as it was",
  undone: "it is what it was before",
  kept: "it was changed since, and stayed when the import was taken back",
});
export type GoodsImportOutcome = z.infer<typeof goodsImportOutcome>;

export const goodsImportView = oneWord("Which products of an import are shown", {
  all: "all of them; first those with which something is wrong",
  failed: "those with which something is or was wrong",
  double: "those whose name the shop has already",
  new: "those that the shop gets",
  changed: "those that become others",
  same: "those that are as the file says already",
  kept: "those that were changed since, and stayed when the import was taken back",
});
export type GoodsImportView = z.infer<typeof goodsImportView>;

const count = z.int().nonnegative();

export const goodsImport = z.object({
  id_import: z.int(),
  state: goodsImportState,
  file_name: z.string(),
  format: sheetFormat,
  /** When the file was looked at; once it is being done, when somebody said so. */
  at: z.iso.datetime(),
  /** Who did it; blank where they are not of the staff any more. */
  name: z.string(),
  /** Rows and products of the file. */
  rows: count,
  products: count,
  /** How many products it does what with. */
  kinds: z.record(goodsImportKind, count),
  /** How many products what became of. */
  outcomes: z.record(goodsImportOutcome, count),
  /** Products whose last pieces it would take away: stock that becomes 0. */
  zeros: count,
  /** New products without a picture, which are made hidden; of those that were made, how many are hidden without one still. */
  pictureless: count,
});
export type GoodsImport = z.infer<typeof goodsImport>;

/** What of a product is to change; texts as the file has them, long ones cut. */
export const goodsImportChange = z.object({
  row: z.int(),
  column: goodsColumn,
  /** What the column is called. */
  title: z.string(),
  /** Which of its variants, such as "Red, M"; blank for the product itself. */
  choice: z.string(),
  before: z.string(),
  after: z.string(),
  /** Stock becomes 0: done only where somebody says so. */
  is_zero: z.boolean(),
});
export type GoodsImportChange = z.infer<typeof goodsImportChange>;

export const goodsImportProduct = z.object({
  /** Its first row in the file. */
  row: z.int(),
  id_product: z.int().nullable(),
  name: z.string(),
  kind: goodsImportKind,
  outcome: goodsImportOutcome,
  errors: z.array(
    z.object({
      row: z.int(),
      /** Nothing where the whole row is meant. */
      column: goodsColumn.nullable(),
      title: z.string().nullable(),
      message: z.string(),
    }),
  ),
  changes: z.array(goodsImportChange),
});
export type GoodsImportProduct = z.infer<typeof goodsImportProduct>;

const inShop = { language: languageParam, seller_key: sellerKeyField };
const ofImport = { ...inShop, id_import: idField() };
const tags = ["Console: goods"];
const sheetFile = z
  .file()
  .mime(["text/csv", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"]);

export const sellerGoodsImportCalls = {
  goodsExportParts: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/goods_export/{language}/{seller_key}",
      tags,
      summary: `The files that a shop's goods are had as, of at most about ${business.exportRowsPerFile} rows each`,
    })
    .input(z.strictObject(inShop))
    .output(
      envelope(
        z.object({
          products: count,
          parts: z.array(z.object({ part: z.int(), from: z.int(), to: z.int() })),
        }),
      ),
    ),
  goodsExport: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/goods_export/{language}/{seller_key}/{part}/{format}",
      tags,
      summary: "A shop's goods as a file, live and hidden ones: an import of it changes nothing",
    })
    .input(z.strictObject({ ...inShop, part: idField(), format: sheetFormat }))
    .output(sheetFile),
  goodsSample: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/goods_sample/{language}/{seller_key}/{format}",
      tags,
      summary: "A small file of goods, to see how one is written",
    })
    .input(z.strictObject({ ...inShop, format: sheetFormat }))
    .output(sheetFile),
  uploadGoodsImport: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/goods_import/{language}/{seller_key}",
      tags,
      summary:
        "Look at a file of goods (multipart field `table`, with photos in a ZIP as `pictures`); nothing is changed",
      description:
        `CSV in UTF-8, UTF-16 or Windows-1252, or XLSX, of at most ${business.importRowsMost} rows. The same file again leads to the ` +
        "same import until it is done: it is looked at anew. Another file takes the place of the one that the same account looked at " +
        "before and never did.",
    })
    .input(
      z.strictObject({
        ...inShop,
        table: z.file({ error: code("import_file_required") }),
        pictures: z.file({ error: code("import_zip_format") }).optional(),
      }),
    )
    .output(envelope(z.object({ id_import: z.int() }))),
  goodsImports: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/goods_imports/{language}/{seller_key}",
      tags,
      summary: `The last ${business.importsShown} imports of a shop, newest first`,
    })
    .input(z.strictObject(inShop))
    .output(envelope(z.object({ imports: z.array(goodsImport) }))),
  goodsImport: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/goods_import/{language}/{seller_key}/{id_import}",
      tags,
      summary: "An import, with a page of the products of its file",
    })
    .input(
      z.strictObject({
        ...ofImport,
        view: goodsImportView.default("all"),
        page: coercedNumber(z.number().int().min(1).max(1000)).default(1),
      }),
    )
    .output(
      envelope(
        z.object({
          import: goodsImport,
          products: z.array(goodsImportProduct),
          last_page: z.int(),
          /** Headings of the file that say nothing to us. */
          unknown_columns: z.array(z.string()),
          /** Files of the ZIP that were not taken, and why. */
          left_pictures: z.array(z.object({ name: z.string(), message: z.string() })),
        }),
      ),
    ),
  applyGoodsImport: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/goods_import_applied/{language}",
      tags,
      summary: "Do an import, in the background and piece by piece: each product whole or not at all",
      description:
        "What somebody changed since it was looked at stays as it is and is listed. Applied once more, it changes nothing.",
    })
    .input(
      z.strictObject({
        ...ofImport,
        /** Whether stock may become 0. */
        takes_zeros: z.boolean(),
        /** Whether products are made whose name the shop has already. */
        makes_doubles: z.boolean(),
      }),
    )
    .output(envelope(z.object({ import: goodsImport }))),
  undoGoodsImport: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/goods_import_undone/{language}",
      tags,
      summary:
        "Take an import back, in the background: what it made goes into the bin, what it changed becomes what it was",
      description:
        "What somebody changed since, a sale among it, stays as it is and is listed. One that is being done stops where it is.",
    })
    .input(z.strictObject(ofImport))
    .output(envelope(z.object({ import: goodsImport }))),
  goodsImportFailures: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/goods_import_failures/{language}/{seller_key}/{id_import}/{format}",
      tags,
      summary:
        "The rows of an import that were not done, as a file with a column that says why: mended, it can be imported",
    })
    .input(z.strictObject({ ...ofImport, format: sheetFormat }))
    .output(sheetFile),
};
