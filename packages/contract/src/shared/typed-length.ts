import { toLatinDigits } from "./latin-digits";

const number = String.raw`(\d{1,3}(?:\.\d)?)`;
const shape = new RegExp(`^${number}(?:\\s*[-–—]\\s*${number})?$`);

/**
 * A length as a seller types it, in either script: a number with one decimal at most, or a range of two.
 * @returns it with Latin digits, as "38.5" or "38-40"; nothing where it is no length, or a range that runs backwards
 */
export function typedLength(text: string): string | undefined {
  const [, low, high] = shape.exec(toLatinDigits(text).trim()) ?? [];
  if (low === undefined || Number(low) === 0) return undefined;
  if (high === undefined) return String(Number(low));
  return Number(high) > Number(low) ? `${Number(low)}-${Number(high)}` : undefined;
}
