import { expect, it } from "vitest";
import { inLanguage } from "./language-of-path";

it("the same page in another language keeps its query", () => {
  expect(inLanguage("/acme/cart?x=1", "en")).toBe("/en/acme/cart?x=1");
  expect(inLanguage("/en/acme/cart?x=1", "bn")).toBe("/acme/cart?x=1");
  expect(inLanguage("/en", "bn")).toBe("/");
  expect(inLanguage("/?x=1", "en")).toBe("/en?x=1");
  expect(inLanguage("/english-books", "en")).toBe("/en/english-books");
});
