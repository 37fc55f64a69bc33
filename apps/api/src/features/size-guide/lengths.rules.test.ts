import { typedLength } from "@haat/contract/shared/typed-length";
import { describe, expect, test } from "vitest";
import { lengthInBoth } from "./lengths.rules";

describe("a length", () => {
  test.each([
    ["38", "38"],
    ["৩৮", "38"],
    ["38.5", "38.5"],
    ["৩৮.৫", "38.5"],
    ["38.0", "38"],
    [" 38 - 40 ", "38-40"],
    ["৩৮–৪০", "38-40"],
    ["96—99.5", "96-99.5"],
    ["038", "38"],
    ["", undefined],
    ["0", undefined],
    ["0.0", undefined],
    ["40-38", undefined],
    ["38-38", undefined],
    ["38.55", undefined],
    ["1000", undefined],
    ["-38", undefined],
    ["38 in", undefined],
    ["38-", undefined],
    ["M", undefined],
  ])("typed as %j is read as %j", (typed, read) => {
    expect(typedLength(typed)).toBe(read);
  });

  test.each([
    ["38", "inch", { inch: "38", cm: "96.5" }],
    ["38.5", "inch", { inch: "38.5", cm: "97.8" }],
    ["38-40", "inch", { inch: "38–40", cm: "96.5–101.6" }],
    ["2.5", "inch", { inch: "2.5", cm: "6.4" }],
    ["100", "inch", { inch: "100", cm: "254" }],
    ["0.1", "inch", { inch: "0.1", cm: "0.3" }],
    ["96", "cm", { inch: "37.8", cm: "96" }],
    ["254", "cm", { inch: "100", cm: "254" }],
    ["25.5", "cm", { inch: "10", cm: "25.5" }],
    ["24.5-25", "cm", { inch: "9.6–9.8", cm: "24.5–25" }],
  ] as const)("of %s, typed in %s, is %j", (length, unit, both) => {
    expect(lengthInBoth(length, unit)).toEqual(both);
  });
});
