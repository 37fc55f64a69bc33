const tenthsOf = (number: string) => Math.round(Number(number) * 10);
const textOf = (tenths: number) => String(tenths / 10);

/** One inch is 2.54 cm; both ways to the nearest tenth, a half of one up. */
const converted = {
  inch: (tenths: number) => Math.round((tenths * 254) / 100),
  cm: (tenths: number) => Math.round((tenths * 100) / 254),
};

/**
 * A length in both units. What was typed stays as it is; the other unit is counted from it.
 * @param length as `typedLength` writes it: "38.5", or "38-40" for a range
 * @param unit in which it was typed
 * @returns ranges as "38–40"
 */
export function lengthInBoth(length: string, unit: "inch" | "cm"): { inch: string; cm: string } {
  const parts = length.split("-").map(tenthsOf);
  const typed = parts.map(textOf).join("–");
  const other = parts.map(converted[unit]).map(textOf).join("–");
  return unit === "inch" ? { inch: typed, cm: other } : { inch: other, cm: typed };
}
