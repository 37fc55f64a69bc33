import { z } from "zod";
import { business } from "./business-constants";
import { oneWord } from "./choices";
import type { FieldErrorCode } from "./error-codes";

/** What a pack holds, and what a price comes to by it. */

const code = (value: FieldErrorCode) => value;

export const measureUnit = oneWord("What the contents of a pack are counted in", {
  g: "grams",
  kg: "kilograms",
  ml: "millilitres",
  l: "litres",
  piece: "pieces",
});
export type MeasureUnit = z.infer<typeof measureUnit>;

/** How much, as a whole number of its unit: a kilogram and a half is 1500 g. */
export const measureAmountField = z
  .int(code("measure_invalid"))
  .min(1, code("measure_invalid"))
  .max(business.measureMost, code("measure_invalid"));

export const measure = z.strictObject({ amount: measureAmountField, unit: measureUnit });
export type Measure = z.infer<typeof measure>;

export const unitBasis = oneWord("For how much a unit price is", {
  kg: "for a kilogram",
  "100g": "for 100 grams",
  l: "for a litre",
  "100ml": "for 100 millilitres",
  piece: "for a piece",
});
export type UnitBasis = z.infer<typeof unitBasis>;
