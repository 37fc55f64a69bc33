import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { envelope } from "../shared/envelope";
import { idField, publicIdField } from "../shared/fields";
import { languageParam } from "../shared/languages";

/** A value of a size. Numbers have Latin digits and one decimal at most; a range is "38–40". */
const sizeCell = z.object({
  /** As the seller typed it; blank where there is none. */
  text: z.string(),
  /** The same length both ways; `null` where the column has no lengths, or nothing was typed. */
  inch: z.string().nullable(),
  cm: z.string().nullable(),
});
export type SizeCell = z.infer<typeof sizeCell>;

export const sizeGuide = z.object({
  id_size_guide: z.int(),
  name: z.string(),
  /** How to measure, line by line; blank where nothing was written. */
  how: z.string(),
  columns: z.array(z.object({ name: z.string(), is_length: z.boolean() })),
  /** Each with as many cells as there are columns. */
  rows: z.array(z.object({ size: z.string(), cells: z.array(sizeCell) })),
});
export type SizeGuide = z.infer<typeof sizeGuide>;

/** The tables of sizes that a shop writes for its products. */
export const sizeGuides = {
  shopSizeGuide: baseCall
    .route({
      method: "GET",
      path: "/v1/shop_size_guide/{language}/{sellerKey}/{id}",
      tags: ["Catalogue"],
      summary: "A size guide of the shop, its lengths in inches and in centimetres",
      description: "What was typed in one unit is converted to the other, rounded to a tenth.",
    })
    .input(z.strictObject({ language: languageParam, sellerKey: publicIdField, id: idField() }))
    .output(envelope(z.object({ size_guide: z.array(sizeGuide) }))),
};
