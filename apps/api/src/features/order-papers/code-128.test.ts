import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { readCodes } from "../../testing/qr-reading";
import { code128 } from "./code-128";
import { code128Patterns } from "./code-128-patterns";

/** A code as a picture: four points a module, with light modules around it. */
function drawn(text: string): Promise<Buffer> {
  const { bars, modules } = code128(text);
  const rects = bars.map(({ from, width }) => `<rect x="${from + 10}" y="4" width="${width}" height="30"/>`);
  const size = `width="${(modules + 20) * 4}" height="152" viewBox="0 0 ${modules + 20} 38"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="100%" height="100%" fill="#fff"/>${rects.join("")}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

describe("a text in bars", () => {
  test("has signs of eleven modules, each another one, with three bars that are even together", () => {
    const signs = code128Patterns.slice(0, 106);
    expect([signs.length, new Set(signs).size]).toEqual([106, 106]);
    for (const sign of signs) {
      const widths = [...sign].map(Number);
      expect(widths.reduce((sum, width) => sum + width, 0)).toBe(11);
      expect(widths.reduce((sum, width, place) => sum + (place % 2 === 0 ? width : 0), 0) % 2).toBe(0);
    }
  });

  test("is read by another's reader, whatever letters it has and whatever its check sign is", async () => {
    const letters = Array.from({ length: 95 }, (_, place) => String.fromCharCode(32 + place));
    const whole = Array.from(
      { length: 5 },
      (_, row) => `#${letters.slice(row * 19, row * 19 + 19).join("")}#`,
    );
    const checks = letters.slice(1).map((letter) => `AXY2-${letter}K9`);
    for (const text of [...whole, ...checks, "AXY2-2K9QZ"])
      expect(await readCodes(await drawn(text), "Code128")).toEqual([text]);
  });

  test("is none of letters that it has no signs for", () => {
    for (const text of ["অর্ডার", "a\tb", "é"]) expect(() => code128(text)).toThrow(RangeError);
  });
});
