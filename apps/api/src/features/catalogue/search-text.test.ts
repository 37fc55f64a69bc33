import { describe, expect, test } from "vitest";
import { oneTypingError, productSearchText, searchWords, soundOf } from "./search-text";

describe("a Bengali word sounds like what people type in Latin", () => {
  test.each([
    ["আলু", "alu"],
    ["চাল", "chal"],
    ["মরিচ", "morich"],
    ["করলা", "korola"],
    ["চট্টগ্রাম", "chottogram"],
    ["ইলিশ", "ilish"],
    ["মিষ্টি", "mishti"],
    ["রসগোল্লা", "rosogolla"],
    ["দুধ", "dudh"],
    ["পেঁয়াজ", "piyaj"],
    ["ঘি", "ghee"],
    ["শাড়ি", "saree"],
    ["শাড়ি", "shari"],
    ["চিংড়ি", "chingri"],
    ["পাঞ্জাবি", "panjabi"],
    ["গুড়", "gur"],
    ["হালুয়া", "halua"],
    ["বই", "boi"],
  ])("%s and %s", (bengali, latin) => {
    expect(soundOf(bengali)).toBe(soundOf(latin));
    expect(soundOf(bengali)).not.toBe("");
  });
});

test("both ways of writing ড় are one", () => {
  expect(searchWords("শা\u09dc\u09bf")).toEqual(searchWords("শা\u09a1\u09bc\u09bf"));
});

test("words are lower case, with Latin digits and without signs", () => {
  expect(searchWords("  Rice, ৫ kg — (চাল)!")).toEqual(["rice", "5", "kg", "চাল"]);
});

test("what search reads has each word once, and the sounds of the names behind a bar", () => {
  const text = productSearchText({
    nameBn: "লাল চাল",
    nameEn: "Red Rice Rice",
    descriptionBn: "ভালো চাল",
    descriptionEn: "Good rice",
  });
  expect(text).toBe("লাল চাল red rice ভালো good | lal cal rid rici");
});

describe("one typing error", () => {
  const isLike = (typed: string, meant: string) =>
    new RegExp(`^(${oneTypingError(typed) ?? "$."})`).test(meant);

  test.each([
    ["mangoo", "mango"],
    ["mngo", "mango"],
    ["manho", "mango"],
    ["magno", "mango"],
    ["strawbery", "strawberry"],
  ])("in %s still means %s", (typed, meant) => {
    expect(isLike(typed, meant)).toBe(true);
  });

  test("is forgiven, two are not, and short words must be right", () => {
    expect(isLike("mxnxo", "mango")).toBe(false);
    expect(oneTypingError("tea")).toBeUndefined();
  });
});
