import { z } from "zod";
import { business } from "../shared/business-constants";
import type { FieldErrorCode } from "../shared/error-codes";
import { toLatinDigits } from "../shared/latin-digits";
import { optionalLines } from "./opening-fields";

/** What a shop says of whose orders it takes, for its calls and for the console's forms alike. Messages are field error codes. */

const code = (value: FieldErrorCode) => value;

const openOrdersField = z
  .int(code("open_orders_invalid"))
  .min(1, code("open_orders_invalid"))
  .max(business.openOrdersMost, code("open_orders_invalid"));

const codeFromField = z
  .int(code("code_from_invalid"))
  .min(100, code("code_from_invalid"))
  .max(business.codeFromMaxTaka * 100, code("code_from_invalid"))
  .multipleOf(100, code("code_from_invalid"));

export const trustFields = {
  /** Null where there is no limit. */
  most_open_orders: openOrdersField.nullable(),
  /** Poisha, whole taka; null where no order asks for a code. */
  code_from: codeFromField.nullable(),
};

/** A number as a form has it, in the digits of either script; null where nothing was typed. */
const typedNumber = (wrong: FieldErrorCode) =>
  z
    .string()
    .max(32, wrong)
    .transform((typed) => toLatinDigits(typed).replace(/[,৳\s]/g, ""))
    .refine((digits) => /^\d{0,9}$/.test(digits), wrong)
    .transform((digits) => (digits === "" ? null : Number(digits)));

/** The same as a form has them: taka. */
export const typedTrustFields = {
  most_open_orders: typedNumber(code("open_orders_invalid")).pipe(trustFields.most_open_orders),
  code_from: typedNumber(code("code_from_invalid"))
    .transform((taka) => (taka === null ? null : taka * 100))
    .pipe(trustFields.code_from),
};

/** Why a phone is refused: for the shop's own people. */
export const refusalReasonField = optionalLines(business.orderNoteMaxLength, "note_long");
