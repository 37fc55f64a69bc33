import { z } from "zod";

/** A number as it is written: its digits in Latin script, perhaps a sign and a fraction; no exponent, no other base. */
const written = /^[+-]?\d{1,16}(?:\.\d{1,16})?$/;

/** A text that is a number becomes it; all else stays as it is, and is refused by what it is held against. */
const numberFrom = (given: unknown) =>
  typeof given === "string" && written.test(given.trim()) ? Number(given) : given;

/**
 * A number as it comes from a form, a query or JSON: itself, or its digits as text. What JavaScript would make a number of is
 * none: `true`, `[2]`, `null`, "0x2" and an empty text are refused with the error of `number`.
 */
export const coercedNumber = <T extends z.ZodType<number, number>>(number: T) =>
  z.preprocess(numberFrom, number);
