import { orderStatuses, type OrderStatusName } from "@haat/contract/shared/business-constants";
import type { Invoice } from "@haat/contract/shop/invoice.contract";
import { languages, type Language } from "@haat/contract/shared/languages";
import { translator } from "@haat/i18n/translator";
import { Invoice as InvoiceSheet } from "@haat/ui/commerce/invoice/invoice";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { RequestContext } from "../../server/http/request-context.server";
import { invoiceLabels, invoiceView } from "./invoice.server";

const payments = { cancel: "void", delivered: "paid" } as const satisfies Partial<
  Record<OrderStatusName, Invoice["payment_status"]>
>;

/** The sheet of an order in a state, as text. @param address `null` where it is picked up */
function sheetOf(
  language: Language,
  status: OrderStatusName,
  address: string | null,
  is_returned = false,
): string {
  const context = { language, translate: translator(language) } as unknown as RequestContext;
  const invoice: Invoice = {
    invoice_number: "AXY2-ABCDE",
    issued_at: "2026-03-02T20:05:00Z",
    is_challan: false,
    status,
    is_returned,
    payment_status: status in payments ? payments[status as keyof typeof payments] : "cash_on_delivery",
    coupon_code: null,
    due: status in payments ? 0 : 12_300,
    seller: { title: "দোকান", legal_name: "দোকান", address: "ঢাকা", phone: "01812-345678", bin: "" },
    buyer: { name: "রহিমা খাতুন", phone: "01712-345678", address },
    lines: [],
    totals: {
      item_total: 12_345,
      coupon_discount: 0,
      delivery_fee: 0,
      rounding: 45,
      vat: 1118,
      vat_percent: 10,
      value_before_vat: 11_182,
      grand_total: 12_300,
    },
    amount_in_words: "",
    check_link: "https://haat.example/check/AXY2-ABCDE/12300/12300/abcdefghijklmnop",
  };
  const props = { invoice: invoiceView(context, invoice), labels: invoiceLabels(context, invoice) };
  return renderToStaticMarkup(createElement(InvoiceSheet, props)).replace(/<[^>]+>/g, " ");
}

const cells = Object.keys(orderStatuses).flatMap((status) =>
  languages.map((language) => [status as OrderStatusName, language] as const),
);

describe("the sheet that is printed", () => {
  it.each(cells)("speaks of no delivery where it is picked up: %s, %s", (status, language) => {
    const text = sheetOf(language, status, null);
    expect(text).toContain({ en: "Picked up at the store", bn: "দোকান থেকে নেওয়া" }[language]);
    expect(text).not.toMatch(/deliver|shipped|ডেলিভারি/i);
  });

  it.each(cells)("names the delivery, free or not, where it is brought: %s, %s", (status, language) => {
    const text = sheetOf(language, status, "চট্টগ্রাম");
    expect(text).toContain("চট্টগ্রাম");
    expect(text).toMatch(/Delivery|ডেলিভারি/);
    expect(text).not.toContain({ en: "Picked up at the store", bn: "দোকান থেকে নেওয়া" }[language]);
  });

  it.each([
    ["en", ["RETURNED", "Returned", "Nothing to pay"]],
    ["bn", ["ফেরত", "ফেরত গেছে", "কিছু দিতে হবে না"]],
  ] as const)("calls what came back returned, not cancelled: %s", (language, said) => {
    const text = sheetOf(language, "cancel", "চট্টগ্রাম", true);
    for (const words of said) expect(text).toContain(words);
    expect(text).not.toMatch(/cancel|বাতিল/i);
  });
});
