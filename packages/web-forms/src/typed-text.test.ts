import { expect, it } from "vitest";
import { typedText } from "./typed-text.server";

it("cuts what is too long between two letters, so that it can stand in an address", () => {
  const cut = typedText(` ${"a".repeat(63)}😀b`, 64);
  expect(cut).toBe("a".repeat(63));
  expect(() => encodeURIComponent(cut)).not.toThrow();
  expect(typedText("a\0b ", 64)).toBe("ab");
  expect(typedText(null, 64)).toBe("");
});
