import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { oneWord } from "../shared/choices";
import { envelope } from "../shared/envelope";
import type { FieldErrorCode } from "../shared/error-codes";
import { graphemeCount, idField, sellerKeyField } from "../shared/fields";
import { languageParam } from "../shared/languages";
import { sizeGuideLimits as limits } from "../shared/size-guide-limits";
import { typedLength } from "../shared/typed-length";
import { tidyLine } from "../shared/typed-text";
import { optionalLines, optionalText, requiredText } from "./opening-fields";

const code = (value: FieldErrorCode) => value;

export const sizeUnit = oneWord("In what a column of a size guide is typed", {
  inch: "inches",
  cm: "centimetres",
  words: "no length: shown as it is typed, such as EU 40",
});
export type SizeUnit = z.infer<typeof sizeUnit>;

const nameField = optionalText(limits.nameMaxLength, code("size_guide_name_long"));
const columnNameField = optionalText(limits.columnNameMaxLength, code("size_column_name_long"));
const howField = optionalLines(limits.howMaxLength, code("size_guide_how_long"));

const sizeColumn = z.strictObject({
  name_bn: columnNameField,
  name_en: columnNameField,
  unit: sizeUnit,
});
export type SizeColumn = z.infer<typeof sizeColumn>;

const sizeRow = z.strictObject({
  /** What the size is called, such as "M" or "40". */
  size: requiredText(limits.sizeMaxLength, code("size_name_required"), code("size_name_long")),
  /** A value for each column: a number or a range in a column of lengths; blank where there is none. */
  cells: z.array(z.string().max(100, code("size_words_long")).transform(tidyLine)),
});
export type SizeRow = z.infer<typeof sizeRow>;

/** What is said of a size guide; its names in one language are enough. */
export const sizeGuideFields = {
  name_bn: nameField,
  name_en: nameField,
  how_bn: howField,
  how_en: howField,
  columns: z
    .array(sizeColumn)
    .min(1, code("size_columns_count"))
    .max(limits.columnsMost, code("size_columns_count")),
  rows: z.array(sizeRow).min(1, code("size_rows_count")).max(limits.rowsMost, code("size_rows_count")),
};

interface Written {
  name_bn: string;
  name_en: string;
  columns: readonly SizeColumn[];
  rows: readonly SizeRow[];
}

/** Says what of a size guide is missing or is no length. */
export function judgeSizeGuide({ name_bn, name_en, columns, rows }: Written, context: z.RefinementCtx): void {
  const refuse = (path: (string | number)[], message: FieldErrorCode) =>
    context.addIssue({ code: "custom", path, message });
  if (name_bn === "" && name_en === "") refuse(["name_bn"], "size_guide_name_required");
  for (const [at, column] of columns.entries())
    if (column.name_bn === "" && column.name_en === "")
      refuse(["columns", at, "name_bn"], "size_column_name_required");
  for (const [row, { cells }] of rows.entries()) {
    if (cells.length !== columns.length) refuse(["rows", row, "cells"], "size_cells_count");
    for (const [at, text] of cells.entries()) {
      const wrong = wrongCell(text, columns[at]?.unit);
      if (wrong) refuse(["rows", row, "cells", at], wrong);
    }
  }
}

function wrongCell(text: string, unit: SizeUnit | undefined): FieldErrorCode | undefined {
  if (text === "") return undefined;
  if (unit === "words")
    return graphemeCount(text) > limits.wordsMaxLength ? code("size_words_long") : undefined;
  return typedLength(text) === undefined ? code("size_length_invalid") : undefined;
}

/** A size guide as the shop's people keep it. */
export const sellerSizeGuide = z.object({
  id_size_guide: z.int(),
  name_bn: z.string(),
  name_en: z.string(),
  how_bn: z.string(),
  how_en: z.string(),
  columns: z.array(z.object({ name_bn: z.string(), name_en: z.string(), unit: sizeUnit })),
  /** Lengths have Latin digits: "38.5", "38-40". */
  rows: z.array(z.object({ size: z.string(), cells: z.array(z.string()) })),
  /** How many of the shop's products show it. */
  products: z.int(),
  /** Another one whenever it changes: a change says which one was read. */
  version: z.string(),
});
export type SellerSizeGuide = z.infer<typeof sellerSizeGuide>;

const tags = ["Console: goods"];
const inShop = { language: languageParam, seller_key: sellerKeyField };
const oneGuide = envelope(z.object({ size_guide: sellerSizeGuide }));

export const sellerSizeGuideCalls = {
  sizeGuides: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/size_guides/{language}/{seller_key}",
      tags,
      summary: "The size guides of a shop, the first one first",
    })
    .input(z.strictObject(inShop))
    .output(envelope(z.object({ size_guides: z.array(sellerSizeGuide) }))),
  createSizeGuide: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/size_guide/{language}",
      tags,
      summary: "Add a size guide to a shop",
      description: `Lengths are typed in inches or centimetres, in either script, with one decimal at most. A shop has up to ${limits.guidesMost} size guides.`,
    })
    .input(z.strictObject({ ...inShop, ...sizeGuideFields }).superRefine(judgeSizeGuide))
    .output(oneGuide),
  changeSizeGuide: baseCall
    .route({
      method: "PUT",
      path: "/v1/seller/size_guide/{language}/{id_size_guide}",
      tags,
      summary: "Change a size guide of a shop; of two people at once the later hears review_conflict",
    })
    .input(
      z
        .strictObject({
          ...inShop,
          ...sizeGuideFields,
          id_size_guide: idField(),
          /** As it was read. */
          version: z.string().min(1).max(64),
        })
        .superRefine(judgeSizeGuide),
    )
    .output(oneGuide),
  removeSizeGuide: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/size_guide_removal/{language}",
      tags,
      summary: "Remove a size guide of a shop",
      description: "Products that showed it show none from then on: the answer says how many they were.",
    })
    .input(z.strictObject({ ...inShop, id_size_guide: idField() }))
    .output(envelope(z.object({ products: z.int() }))),
};
