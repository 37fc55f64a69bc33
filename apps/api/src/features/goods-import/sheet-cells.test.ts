import type { CashEntry } from "@haat/contract/seller/seller-cash.contract";
import { describe, expect, test } from "vitest";
import { cashTable } from "../cash/cash-table-file";
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

  test("is none in the ledger of cash either", () => {
    const entry = { id_entry: 1, at: "2026-11-01T00:00:00Z", kind: "expense", holder: null, order_id: "" };
    const written = { ...entry, amount: 100, note: "＝1+1", name: "'=2+2", corrects: null };
    const [, row] = cashTable([written as unknown as CashEntry], "en").split("\r\n");
    expect(row).toContain("'＝1+1,''=2+2");
  });
});
