import { code128Patterns } from "./code-128-patterns";

/** A bar: how many modules from the code's left edge it begins, and how many it is wide. */
export interface Bar {
  from: number;
  width: number;
}

/** The sign that begins a code in set B, which has a sign for every printable letter of ASCII. */
const startB = 104;
const stop = 106;
const space = 32;

/**
 * The bars of a text as Code 128, with its check sign.
 * @returns them from left to right, and how many modules all of it is wide, without the light modules that must be beside it
 * @throws RangeError for a letter that is not among the printable ones of ASCII
 */
export function code128(text: string): { bars: Bar[]; modules: number } {
  const values = [...text].map((letter) => {
    const value = (letter.codePointAt(0) ?? 0) - space;
    if (value < 0 || value > 94) throw new RangeError("Code 128 is made of printable letters of ASCII.");
    return value;
  });
  const check = values.reduce((sum, value, place) => sum + value * (place + 1), startB) % 103;
  const widths = [startB, ...values, check, stop].flatMap((value) =>
    [...(code128Patterns[value] ?? "")].map(Number),
  );
  const bars: Bar[] = [];
  let modules = 0;
  for (const [place, width] of widths.entries()) {
    if (place % 2 === 0) bars.push({ from: modules, width });
    modules += width;
  }
  return { bars, modules };
}
