/** The reader's ten digits, from zero: `0123456789` or `০১২৩৪৫৬৭৮৯`. */
export type Digits = string;

const bengaliZero = "০".codePointAt(0) ?? 0;

/** A number, or a text with numbers in it, in the reader's digits. Of the browser's own formatter nothing is asked. */
export function inDigits(text: number | string, digits: Digits): string {
  return String(text).replace(/[0-9]/g, (digit) => digits[Number(digit)] ?? digit);
}

/** The whole number that was typed, in Bengali or Latin digits; `undefined` for anything else. */
export function readNumber(text: string): number | undefined {
  const latin = text.trim().replace(/[০-৯]/g, (digit) => String((digit.codePointAt(0) ?? 0) - bengaliZero));
  return /^[0-9]+$/.test(latin) ? Number(latin) : undefined;
}
