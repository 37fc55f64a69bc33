/** Bengali digits (U+09E6..U+09EF) to 0..9; `\d` and `Number()` do not know them. */
export function toLatinDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6));
}
