import { business } from "./business-constants";
import type { FieldErrorCode } from "./error-codes";
import { toLatinDigits } from "./latin-digits";

/**
 * A typed phone number as its national digits: maps Bengali digits, strips spaces, dashes, brackets, invisible marks
 * and the country code, in that order. What is left that is no digit stays, so that it can be refused.
 */
export function nationalPhone(typed: string): string {
  const bare = toLatinDigits(typed.normalize("NFKC")).replace(/[\s\-().\u200b-\u200f\u2060\ufeff]/g, "");
  return bare.replace(/^(?:\+|00)?880(?=\d)/, "0").replace(/^00(?=1)/, "0");
}

/** The one thing wrong with a national number, or nothing. */
export function phoneError(national: string): FieldErrorCode | undefined {
  if (national === "") return "phone_required";
  if (!/^\d+$/.test(national)) return "phone_incorrect";
  if (!national.startsWith("01")) return "phone_prefix";
  if (national.length > business.phoneDigits) return "phone_too_long";
  if (national.length < business.phoneDigits) return "phone_length";
  return /^01[3-9]/.test(national) ? undefined : "phone_incorrect";
}

/**
 * Numbers that no operator has: they belong to the customers of test shops, five digits for the shop and three for the customer
 * (docs/decisions/073). They are good for signing in, there alone.
 */
const testNumber = /^012(\d{5})\d{3}$/;

/** The id of the test shop that a national number belongs to; nothing for a number of people. */
export function testShopOfNumber(national: string): number | undefined {
  const [, shop] = testNumber.exec(national) ?? [];
  return shop === undefined ? undefined : Number(shop);
}

/** The first and the last of a test shop's numbers, in their national form. */
export function testNumbersOf(shopId: number): { first: string; last: string } {
  const block = `012${String(shopId).padStart(5, "0")}`;
  return { first: `${block}000`, last: `${block}999` };
}

/** `01712345678` as `+8801712345678` (E.164), the form it is stored in. */
export function internationalPhone(national: string): string {
  return `+88${national}`;
}

/** `+8801712345678` as `01712345678`, the form people read. */
export function displayPhone(international: string): string {
  return international.replace(/^\+88/, "");
}
