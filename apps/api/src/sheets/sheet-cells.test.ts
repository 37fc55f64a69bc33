import { describe, expect, test } from "vitest";
import { escapedCell, isBlank, unescapedCell } from "./sheet-cells";

describe("a text that a spreadsheet would work out", () => {
  test.each(["=1+1", "+8801", "-2", "@SUM(A1)", "\t=1", "\r=1", "'=1", "＝1＋1", "＋1", "－1", "＠SUM(A1)"])(
    "%j has an apostrophe before it, and is itself again",
    (text) => {
      expect(escapedCell(text)).toBe(`'${text}`);
      expect(unescapedCell(`'${text}`)).toBe(text);
    },
  );

  test.each(["ভাত", "1=1", "'90s", ""])("%j is none", (text) => {
    expect(escapedCell(text)).toBe(text);
    expect(unescapedCell(text)).toBe(text);
  });
});

describe("a cell in which nobody sees anything", () => {
  test.each([undefined, "", " \t\u00a0", "\u200b\ufeff", "\u200d", "\u2028", "\u3164", "\u{e0001}"])(
    "is blank: %j",
    (cell) => {
      expect(isBlank(cell)).toBe(true);
    },
  );

  test.each(["0", "-", "ক", "'"])("is none: %j", (cell) => {
    expect(isBlank(cell)).toBe(false);
  });
});
