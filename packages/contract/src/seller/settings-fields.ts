import { z } from "zod";
import { business } from "../shared/business-constants";
import type { FieldErrorCode } from "../shared/error-codes";
import { toLatinDigits } from "../shared/latin-digits";
import { optionalText } from "./opening-fields";

/** What a shop asks of an order and states on its invoices, for its calls and for the console's forms alike. */

const code = (value: FieldErrorCode) => value;

const leastOrderField = z
  .int(code("least_order_invalid"))
  .min(100, code("least_order_invalid"))
  .max(business.leastOrderMaxTaka * 100, code("least_order_invalid"))
  .multipleOf(100, code("least_order_invalid"));

export const leastOrderFields = {
  /** Poisha, whole taka; null where an order may be as small as it likes. */
  least_order: leastOrderField.nullable(),
};

/** The same as a form has it: taka in the digits of either script, or nothing. */
export const typedLeastOrderFields = {
  least_order: z
    .string()
    .max(32, code("least_order_invalid"))
    .transform((typed) => toLatinDigits(typed).replace(/[,৳\s]/g, ""))
    .refine((digits) => /^\d{0,9}$/.test(digits), code("least_order_invalid"))
    .transform((digits) => (digits === "" ? null : Number(digits) * 100))
    .pipe(leastOrderFields.least_order),
};

/** A share that is included in prices, of two decimals at most. */
const vatPercentField = z
  .number(code("vat_percent_invalid"))
  .min(0, code("vat_percent_invalid"))
  .max(100, code("vat_percent_invalid"))
  .refine(
    (percent) => Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6,
    code("vat_percent_invalid"),
  );

/** A Business Identification Number: nine digits, a hyphen, four digits, in either script, with or without the hyphen; or nothing. */
const binField = z
  .string()
  .max(64, code("bin_invalid"))
  .transform((typed) => toLatinDigits(typed.normalize("NFC")).replace(/[\s‐-―-]/g, ""))
  .refine((digits) => /^(\d{13})?$/.test(digits), code("bin_invalid"))
  .transform((digits) => digits && `${digits.slice(0, 9)}-${digits.slice(9)}`)
  .default("");

const legalName = optionalText(business.legalNameMaxLength, code("legal_name_long"));

/** What VAT and the invoices need besides the rate. */
const invoiceFields = {
  bin: binField,
  /** The name that the shop is registered under, where that is another than its title. */
  legal_name_bn: legalName,
  legal_name_en: legalName,
};

export const vatFields = {
  vat_percent: vatPercentField,
  ...invoiceFields,
  /** Whether its invoices are tax challans (Mushak-6.3): with a BIN alone. */
  issues_challan: z.boolean(),
};

/** The same as a form has them. */
export const typedVatFields = {
  vat_percent: z
    .string({ error: code("vat_percent_invalid") })
    .max(32, code("vat_percent_invalid"))
    .transform((typed) => toLatinDigits(typed).replace(/[%\s]/g, ""))
    .refine((typed) => /^\d{1,3}(\.\d{1,2})?$/.test(typed), code("vat_percent_invalid"))
    .transform(Number)
    .pipe(vatPercentField),
  ...invoiceFields,
  issues_challan: z
    .string()
    .optional()
    .transform((ticked) => ticked !== undefined),
};
