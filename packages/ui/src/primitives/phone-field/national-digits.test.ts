import { describe, expect, it } from "vitest";

import { countNationalDigits } from "./national-digits";

describe("the digits of a phone number", () => {
  it("are counted in both scripts, whatever stands between them", () => {
    expect(countNationalDigits("01712 345-678")).toBe(11);
    expect(countNationalDigits("০১৭১২৩৪৫৬৭৮")).toBe(11);
    expect(countNationalDigits("017123456789")).toBe(12);
    expect(countNationalDigits("")).toBe(0);
  });

  it("leave the country's code out, so that a pasted number is not too long", () => {
    for (const typed of ["+8801712345678", "8801712345678", "008801712345678", "+880 1712-345678"])
      expect(countNationalDigits(typed)).toBe(11);
    expect(countNationalDigits("+88017123456789")).toBe(12);
  });
});
