import { expect, test } from "vitest";
import { strayLatinDigits } from "./latin-digits-kept";

test("a test shop keeps the digits of its name in addresses, and a number beside it none", () => {
  expect(strayLatinDigits("test-8nmmdipjks · ২৭ নভেম্বর")).toEqual([]);
  expect(strayLatinDigits("test-8nmmdipjks · 27 নভেম্বর, test-5")).toEqual(["27", "test-5"]);
});
