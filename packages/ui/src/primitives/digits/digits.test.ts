import { describe, expect, it } from "vitest";

import { inDigits, readNumber } from "./digits";

describe("digits", () => {
  it("are shown as the reader writes them", () => {
    expect(inDigits(1075, "০১২৩৪৫৬৭৮৯")).toBe("১০৭৫");
    expect(inDigits("10 of 75", "0123456789")).toBe("10 of 75");
  });

  it("are read in both scripts, even mixed; what is no whole number is none", () => {
    expect(readNumber(" ১২ ")).toBe(12);
    expect(readNumber("1২")).toBe(12);
    expect(readNumber("দুই")).toBeUndefined();
    expect(readNumber("-3")).toBeUndefined();
    expect(readNumber("")).toBeUndefined();
  });
});
