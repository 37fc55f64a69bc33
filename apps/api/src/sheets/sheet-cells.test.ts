import { describe, expect, test } from "vitest";
import { escapedCell, unescapedCell } from "./sheet-cells";

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
