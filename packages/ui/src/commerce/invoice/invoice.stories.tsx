import type { Meta } from "@storybook/react-vite";
import { fill, story, type Sample } from "../../samples/in-language";
import { Invoice, type InvoiceData, type InvoiceProps } from "./invoice";

export default { title: "Commerce/Invoice", component: Invoice } satisfies Meta;

const labelsOf = ({ words, shop }: Sample): InvoiceProps["labels"] => {
  const percent = shop.money("10").slice(1);
  return {
    ...words.invoice,
    vat: fill(words.invoice.vat, { percent }),
    vatIncluded: fill(words.invoice.vatIncluded, { percent }),
    coupon: fill(words.invoice.coupon, { code: "EID10" }),
    thanks: fill(words.invoice.thanks, { shop: shop.name }),
  };
};

const invoiceOf = (sample: Sample, more: Partial<InvoiceData> = {}): InvoiceData => {
  const { words, shop, language } = sample;
  const bengali = language === "bn";
  const amount = (number: string) => shop.money(number).slice(1);
  const row = (id: string, name: string, numbers: readonly string[], choice?: string) => ({
    id,
    name,
    choice,
    quantity: amount(numbers[0] ?? ""),
    unitPrice: amount(numbers[1] ?? ""),
    valueBeforeVat: amount(numbers[2] ?? ""),
    vat: amount(numbers[3] ?? ""),
    total: amount(numbers[4] ?? ""),
  });
  return {
    number: "AXY2-ABCDE",
    issuedAt: bengali ? "৩ মার্চ, ২০২৬, রাত ২:০৫" : "3 March 2026, 02:05",
    status: words.orderStatus.accept,
    payment: words.orderFacts.cashOnDelivery,
    isChallan: false,
    seller: {
      name: shop.name,
      address: shop.address,
      phone: bengali ? "ফোন: ০১৮১২-৩৪৫৬৭৮" : "Phone: 01812-345678",
    },
    buyer: {
      name: shop.customer.name,
      phone: bengali ? "ফোন: ০১৭১২-৩৪৫৬৭৮" : "Phone: 01712-345678",
    },
    destination: shop.customer.address,
    lines: [
      row(
        "1",
        shop.products[0]?.name ?? "",
        ["2", "2,450.00", "4,454.55", "445.45", "4,900.00"],
        bengali ? "লাল, ১২ হাত" : "Red, 12 cubits",
      ),
      row("2", shop.products[1]?.name ?? "", ["1", "390.00", "354.55", "35.45", "390.00"]),
      row("3", words.invoice.delivery, ["1", "60.00", "54.55", "5.45", "60.00"]),
    ],
    sums: { valueBeforeVat: amount("4,863.65"), vat: amount("486.35"), total: amount("5,350.00") },
    // No real code: a square with a frame.
    check: {
      href: "https://haat.example/check",
      side: 29,
      path: "M4 4h21v21h-21zM6 6v17h17v-17zM9 9h11v11h-11z",
    },
    totals: {
      itemTotal: shop.money("5,290.00"),
      delivery: shop.money("60.00"),
      grandTotal: shop.money("5,350.00"),
      vat: shop.money("486.35"),
      due: shop.money("5,350.00"),
    },
    amountInWords: bengali
      ? "পাঁচ হাজার তিনশত পঞ্চাশ টাকা মাত্র"
      : "Five thousand three hundred and fifty taka only",
    ...more,
  };
};

const places = { printHref: "#print", rollHref: "#print-roll", downloadHref: "#pdf" };

/** A seller with a BIN who turned the challan on, and a coupon of ৳200 in the rows. */
const challan = (sample: Sample) => {
  const amount = (number: string) => sample.shop.money(number).slice(1);
  const plain = invoiceOf(sample);
  const reduced = [
    ["185.26", "4,286.13", "428.61", "4,714.74"],
    ["14.74", "341.15", "34.11", "375.26"],
  ].map(([discount = "", value = "", vat = "", total = ""]) => ({
    discount: `−${amount(discount)}`,
    valueBeforeVat: amount(value),
    vat: amount(vat),
    total: amount(total),
  }));
  const bengali = sample.language === "bn";
  return invoiceOf(sample, {
    isChallan: true,
    seller: {
      ...plain.seller,
      registeredAs: bengali
        ? "নিবন্ধিত নাম: লক্ষ্মী স্ত্রী-সমবায় লিমিটেড"
        : "Registered as Lakshmi Cooperative Limited",
      bin: bengali ? "বিআইএন: ০০৪৫১২৮৭৩-০১০১" : "BIN: 004512873-0101",
    },
    lines: plain.lines.map((line, index) => ({ ...line, ...reduced[index] })),
    sums: {
      discount: `−${amount("200.00")}`,
      valueBeforeVat: amount("4,681.83"),
      vat: amount("468.17"),
      total: amount("5,150.00"),
    },
    totals: {
      itemTotal: plain.totals.itemTotal,
      discount: `−${sample.shop.money("200.00")}`,
      delivery: plain.totals.delivery,
      grandTotal: sample.shop.money("5,150.00"),
      vat: sample.shop.money("468.17"),
      due: sample.shop.money("5,150.00"),
    },
    amountInWords: bengali
      ? "পাঁচ হাজার একশত পঞ্চাশ টাকা মাত্র"
      : "Five thousand one hundred and fifty taka only",
  });
};

export const CashDue = story((sample) => (
  <Invoice invoice={invoiceOf(sample)} labels={labelsOf(sample)} {...places} />
));

export const TaxChallan = story((sample) => (
  <Invoice invoice={challan(sample)} labels={labelsOf(sample)} {...places} />
));

export const Paid = story((sample) => {
  const invoice = invoiceOf(sample);
  return (
    <Invoice
      invoice={{
        ...invoice,
        status: sample.words.orderStatus.delivered,
        totals: { ...invoice.totals, due: undefined },
      }}
      labels={labelsOf(sample)}
    />
  );
});

export const Cancelled = story((sample) => {
  const invoice = invoiceOf(sample, { isCancelled: true, status: sample.words.orderStatus.cancel });
  return (
    <Invoice
      invoice={{ ...invoice, totals: { ...invoice.totals, due: undefined } }}
      labels={labelsOf(sample)}
    />
  );
});

export const OnARollOf80Millimetres = story((sample) => (
  <Invoice invoice={challan(sample)} labels={labelsOf(sample)} paper="roll" />
));
