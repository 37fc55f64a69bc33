import type { CashEntry } from "@haat/contract/seller/seller-cash.contract";
import { expect, test } from "vitest";
import { cashTable } from "./cash-table-file";

test("no text of the ledger is a formula to a spreadsheet", () => {
  const entry: CashEntry = {
    id_entry: 1,
    at: "2026-11-01T00:00:00Z",
    kind: "taken_out",
    holder: null,
    amount: 100,
    amount_now: 100,
    order_id: "",
    note: "＝1+1",
    name: "'=2+2",
    corrects: null,
    is_open: false,
  };
  const [, row] = cashTable([entry], "en").split("\r\n");
  expect(row).toContain("'＝1+1,''=2+2");
});
