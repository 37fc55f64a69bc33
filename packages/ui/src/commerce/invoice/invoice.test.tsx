import { describe, expect, it } from "vitest";
import { htmlOf, labels } from "../../testing/plain-html";

import { Invoice, type InvoiceData, type InvoiceProps } from "./invoice";

const invoice: InvoiceData = {
  number: "AXY2-ABCDE",
  issuedAt: "3 March 2026",
  status: "Accepted",
  payment: "Cash on delivery",
  isChallan: false,
  seller: { name: "Shop", address: "Dhaka", phone: "01812", bin: "BIN: 1" },
  buyer: { name: "Rahima", phone: "01712" },
  destination: "Chattogram",
  lines: [
    {
      id: "1",
      name: "Rice",
      quantity: "2",
      unitPrice: "100",
      valueBeforeVat: "182",
      vat: "18",
      total: "200",
    },
  ],
  sums: { valueBeforeVat: "182", vat: "18", total: "200" },
  totals: { itemTotal: "৳200", delivery: "৳0", grandTotal: "৳200", vat: "৳18", due: "৳200" },
  amountInWords: "Two hundred taka only",
};
const draw = (more: Partial<InvoiceData> = {}, props: Partial<InvoiceProps> = {}) =>
  htmlOf(<Invoice invoice={{ ...invoice, ...more }} labels={labels<InvoiceProps["labels"]>()} {...props} />);

describe("an invoice", () => {
  it("is a table with a head that paper can repeat, and no foot that it would repeat too", () => {
    expect(draw()).toMatch(/<thead/);
    expect(draw()).not.toContain("<tfoot");
    expect(draw().match(/scope="col"/g)).toHaveLength(6);
  });

  it("has a column for the discount only where there is one", () => {
    expect(draw({ sums: { ...invoice.sums, discount: "−5" } }).match(/scope="col"/g)).toHaveLength(7);
  });

  it("is called a challan only where it is one", () => {
    expect(draw()).not.toContain(">challan<");
    expect(draw({ isChallan: true })).toContain(">challan<");
  });

  it("says what is due, that it is paid, or that it is cancelled", () => {
    const settled = { ...invoice.totals, due: undefined };
    expect(draw()).toContain(">due<");
    expect(draw({ totals: settled })).toContain(">paid<");
    const cancelled = draw({ totals: settled, isCancelled: true });
    expect(cancelled).toContain(">cancelled<");
    expect(cancelled).not.toContain(">paid<");
  });

  it("leaves its links out of the print", () => {
    expect(draw()).not.toContain("invoice-actions");
    expect(draw({}, { downloadHref: "/invoice.pdf" })).toMatch(
      /data-slot="invoice-actions" data-print="hide"/,
    );
  });
});
