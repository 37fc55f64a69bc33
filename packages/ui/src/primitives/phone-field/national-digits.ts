/**
 * How many digits of a typed number are the national ones: of either script, without the country's code, so that a pasted
 * +880 number is not too long.
 */
export function countNationalDigits(typed: string): number {
  const digits = typed.normalize("NFKC").replace(/[^0-9০-৯]/g, "");
  const latin = digits.replace(/[০-৯]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x9e6));
  return latin.replace(/^(?:00)?880?(?=1)/, "0").length;
}
