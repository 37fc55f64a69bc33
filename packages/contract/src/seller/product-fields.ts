import { z } from "zod";
import { business } from "../shared/business-constants";
import type { FieldErrorCode } from "../shared/error-codes";
import { graphemeCount } from "../shared/fields";
import { measureAmountField } from "../shared/measure";
import { toLatinDigits } from "../shared/latin-digits";
import { tidyLine } from "../shared/typed-text";

/** The fields of a product, for its calls and for the console's form alike. Messages are field error codes. */

const code = (value: FieldErrorCode) => value;

/** In the language of the page that it is typed on. */
export const productNameField = z
  .string({ error: code("product_name_required") })
  .max(business.productNameMaxLength * 10, code("product_name_long"))
  .transform(tidyLine)
  .superRefine((name, context) => {
    if (name === "") context.addIssue({ code: "custom", message: code("product_name_required") });
    else if (graphemeCount(name) > business.productNameMaxLength)
      context.addIssue({ code: "custom", message: code("product_name_long") });
  });

/** What one piece costs, in poisha: whole taka. */
export const priceField = z
  .int(code("price_invalid"))
  .min(100, code("price_invalid"))
  .max(business.priceMaxTaka * 100, code("price_invalid"))
  .multipleOf(100, code("price_invalid"));

/** How many pieces there are. */
export const stockField = z
  .int(code("stock_invalid"))
  .min(0, code("stock_invalid"))
  .max(business.stockMost, code("stock_invalid"));

/** A whole number as people write it, in the digits of either script. */
function numberOf(typed: string): number {
  const digits = toLatinDigits(typed).replace(/[,৳\s]/g, "");
  return /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
}

function typedNumber(required: FieldErrorCode, wrong: FieldErrorCode, unit: number) {
  return z
    .string({ error: required })
    .max(32, wrong)
    .refine((typed) => typed.trim() !== "", required)
    .transform((typed) => numberOf(typed) * unit);
}

/** A price as a form has it: taka. */
export const typedPriceField = typedNumber("price_required", "price_invalid", 100).pipe(priceField);

/** The same where it may be left empty: nothing. */
export const typedPriceOrNothingField = typedOrNothing(typedPriceField);

/** The number of pieces as a form has it. */
export const typedStockField = typedNumber("stock_required", "stock_invalid", 1).pipe(stockField);

/** The same where it may be left empty: nothing. */
export const typedStockOrNothingField = typedOrNothing(typedStockField);

/** What a pack holds as a form has it, beside its unit; it may be left empty: nothing. */
export const typedMeasureOrNothingField = typedOrNothing(
  typedNumber("measure_invalid", "measure_invalid", 1).pipe(measureAmountField),
);

function typedOrNothing(field: z.ZodType<number, string>) {
  return z
    .string()
    .optional()
    .transform((typed, context) => {
      if (typed === undefined || typed.trim() === "") return null;
      const read = field.safeParse(typed);
      if (read.success) return read.data;
      for (const { message } of read.error.issues) context.addIssue({ code: "custom", message });
      return z.NEVER;
    });
}
