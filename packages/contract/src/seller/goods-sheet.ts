import { oneWord } from "../shared/choices";
import type { z } from "zod";

/** What customers choose by, as a sheet of goods has it: so many columns of choices, each with its value. */
export const sheetChoices = [1, 2, 3] as const;

/**
 * The columns of a sheet of goods in their order: what an export writes, an import takes. A product is a row, and each of its
 * variants one below it.
 */
export const goodsColumn = oneWord("A column of a sheet of goods", {
  product_id: "the product's number: of an existing one, by which it is found",
  combination_id: "the variant's number: of an existing one, by which it is found",
  slug: "what the address of the product's page ends with: it is found by this where its number is not known",
  name_bn: "the product's name in Bengali",
  name_en: "the product's name in English",
  description_bn: "its description in Bengali",
  description_en: "its description in English",
  category: "the name of its category in either language, or its slug",
  price: "what one piece costs, in taka",
  old_price: "the crossed-out price, in taka",
  measure: "how much a pack holds, as a number",
  measure_unit: "what that is counted in: g, kg, ml, l or piece",
  facts_bn: "its facts in Bengali, such as Weight: 5 kg, with | between them",
  facts_en: "the same in English, in the same order",
  stock: "how many pieces there are",
  ribbons: "the names of its ribbons, with | between them",
  home_city_only: "whether it is brought within the shop's own city only",
  status: "whether customers see it",
  choice_1_bn: "the first thing that customers choose by, in Bengali",
  choice_1_en: "the same in English",
  value_1_bn: "which of it the variant is, in Bengali",
  value_1_en: "the same in English",
  choice_2_bn: "the second thing that customers choose by, in Bengali",
  choice_2_en: "the same in English",
  value_2_bn: "which of it the variant is, in Bengali",
  value_2_en: "the same in English",
  choice_3_bn: "the third thing that customers choose by, in Bengali",
  choice_3_en: "the same in English",
  value_3_bn: "which of it the variant is, in Bengali",
  value_3_en: "the same in English",
  pictures: "the names of its photos, with | between them: files of the ZIP, or photos that the shop has",
});
export type GoodsColumn = z.infer<typeof goodsColumn>;

/** All of them, in the order in which a file has them. */
export const goodsColumns: readonly GoodsColumn[] = goodsColumn.options;

export const sheetFormat = oneWord("How a sheet is had as a file", {
  csv: "as text with commas, which every spreadsheet reads",
  xlsx: "as a workbook of Excel",
});
export type SheetFormat = z.infer<typeof sheetFormat>;

/** What stands between several names in one cell. */
export const nameSeparator = "|";

/** What a cell says that is to be empty from now on: a blank one leaves everything as it is. */
export const clearMark = "-";
