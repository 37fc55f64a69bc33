import { describe, expect, it } from "vitest";
import { amountInWords } from "./amount-in-words";

describe("an amount in words", () => {
  it.each([
    [0, "Zero taka only", "শূন্য টাকা মাত্র"],
    [100, "One taka only", "এক টাকা মাত্র"],
    [101, "One taka and one poisha only", "এক টাকা এক পয়সা মাত্র"],
    [10_000, "One hundred taka only", "একশত টাকা মাত্র"],
    [
      123_456,
      "One thousand two hundred thirty-four taka and fifty-six poisha only",
      "এক হাজার দুইশত চৌত্রিশ টাকা ছাপ্পান্ন পয়সা মাত্র",
    ],
    [10_000_000, "One lakh taka only", "এক লাখ টাকা মাত্র"],
    [
      10_010_045,
      "One lakh one hundred taka and forty-five poisha only",
      "এক লাখ একশত টাকা পঁয়তাল্লিশ পয়সা মাত্র",
    ],
    [
      1_234_567_890,
      "One crore twenty-three lakh forty-five thousand six hundred seventy-eight taka and ninety poisha only",
      "এক কোটি তেইশ লাখ পঁয়তাল্লিশ হাজার ছয়শত আটাত্তর টাকা নব্বই পয়সা মাত্র",
    ],
    [
      1_250_000_000_000,
      "One thousand two hundred fifty crore taka only",
      "এক হাজার দুইশত পঞ্চাশ কোটি টাকা মাত্র",
    ],
  ])("of %i poisha", (poisha, english, bengali) => {
    expect(amountInWords(poisha, "en")).toBe(english);
    expect(amountInWords(poisha, "bn")).toBe(bengali);
  });

  it("has another word for each count below a hundred, in both languages", () => {
    for (const locale of ["bn", "en"] as const) {
      const words = Array.from({ length: 100 }, (_, count) => amountInWords(count * 100, locale));
      expect(new Set(words).size).toBe(100);
    }
  });
});
