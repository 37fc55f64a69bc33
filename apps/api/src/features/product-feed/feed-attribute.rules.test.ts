import { expect, test } from "vitest";
import { attributeOf } from "./feed-attribute.rules";

test("an attribute is known by the name that a shop gave it, in either language and spelling", () => {
  expect(attributeOf({ bn: "রং", en: "Colour" })).toBe("color");
  expect(attributeOf({ bn: "", en: " COLOR " })).toBe("color");
  expect(attributeOf({ bn: "সাইজ", en: "" })).toBe("size");
  // With its dot as a letter of its own, and in one piece.
  expect(attributeOf({ bn: "কাপড়", en: "" })).toBe("material");
  expect(attributeOf({ bn: "কাপড়", en: "" })).toBe("material");
  expect(attributeOf({ bn: "ওজন", en: "Weight" })).toBe("other");
  expect(attributeOf({ bn: "", en: "" })).toBe("other");
});
