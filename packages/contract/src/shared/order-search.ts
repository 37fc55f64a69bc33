import { z } from "zod";
import type { FieldErrorCode } from "./error-codes";
import { toLatinDigits } from "./latin-digits";
import { internationalPhone, nationalPhone, phoneError } from "./phone";

const code = (value: FieldErrorCode) => value;

/** What orders are looked for by: a public number, or a recipient's phone in E.164. */
export type OrderSearch = { number: string } | { phone: string };

/** A public number of an order in any case, or a mobile number in any form, in either script. */
export const orderSearchField = z
  .string()
  .max(100, code("order_search_invalid"))
  .transform((typed, context): OrderSearch => {
    const national = nationalPhone(typed);
    if (phoneError(national) === undefined) return { phone: internationalPhone(national) };
    const number = toLatinDigits(typed.normalize("NFKC")).trim().toUpperCase();
    if (/^[A-Z0-9]{1,12}-[A-Z0-9]{5}$/.test(number)) return { number };
    context.addIssue({ code: "custom", message: code("order_search_invalid") });
    return z.NEVER;
  });
