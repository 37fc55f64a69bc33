import type { Invoice, InvoiceLine } from "@haat/contract/shop/invoice.contract";
import type { Language } from "@haat/contract/shared/languages";
import { formatDateTime } from "@haat/i18n/dates";
import { invoiceWords } from "@haat/i18n/invoice-words";
import { formatFullMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import { translator, type Translate } from "@haat/i18n/translator";
import { ink } from "../invoice/pdf-sheet";
import { boxPart, codePart, pairPart, rulePart, textPart, type Part } from "./paper-flow";
import { dueWords } from "./paper-words";

interface Receipt {
  invoice: Invoice;
  language: Language;
  translate: Translate;
  size: number;
  money: (amount: number) => string;
}

/** An invoice on narrow paper: all that the one on A4 says, one below the other. */
export function receiptParts(invoice: Invoice, language: Language, size: number): Part[] {
  const translate = translator(language);
  const money = (amount: number) => formatFullMoney(amount, language);
  const receipt = { invoice, language, translate, size, money };
  const due = dueWords(invoice, translate, language);
  const muted = { size: size * 0.85, color: ink.muted };
  return [
    ...headParts(receipt),
    rulePart,
    ...buyerParts(receipt),
    rulePart,
    ...invoice.lines.filter(({ kind }) => kind === "product").flatMap((line) => lineParts(receipt, line)),
    rulePart,
    ...sumParts(receipt),
    textPart(" ", { size: 4 }),
    boxPart(due.name, due.value, size * 1.8),
    textPart(" ", { size: 4 }),
    textPart(translate("api.invoice.inWords"), { ...muted, font: "bold" }),
    textPart(invoice.amount_in_words, { size: size * 0.95 }, 4),
    codePart(invoice.check_link, size * 8, {
      title: translate("orderPapers.check"),
      text: translate("orderPapers.checkHint"),
      size: size * 0.95,
    }),
    textPart(translate("api.invoice.thanks", { shop: invoice.seller.title }), muted),
    textPart(translate("api.invoice.madeByComputer"), muted),
  ];
}

function headParts({ invoice, language, translate, size }: Receipt): Part[] {
  const { seller } = invoice;
  const words = invoiceWords(invoice);
  const lines = [
    seller.legal_name !== seller.title && translate("api.invoice.registeredAs", { name: seller.legal_name }),
    seller.address,
    translate("api.invoice.phone", { phone: seller.phone }),
    seller.bin && translate("api.invoice.bin", { bin: seller.bin }),
  ];
  const facts: [string, string][] = [
    [translate("api.invoice.number"), invoice.invoice_number],
    [translate("api.invoice.date"), formatDateTime(invoice.issued_at, language)],
    [translate("api.invoice.payment"), translate(words.payment)],
    [translate("api.invoice.status"), translate(words.status)],
  ];
  return [
    textPart(seller.title, { size: size * 1.6, font: "bold", align: "center" }),
    ...lines.flatMap((line) =>
      line ? [textPart(line, { size: size * 0.9, color: ink.muted, align: "center" })] : [],
    ),
    rulePart,
    textPart(translate("api.invoice.title"), { size: size * 1.25, font: "bold", align: "center" }),
    ...(invoice.is_challan
      ? [textPart(translate("api.invoice.challan"), { size, font: "bold", align: "center" })]
      : []),
    ...facts.map(([name, value]) => pairPart(name, value, { size })),
  ];
}

function buyerParts({ invoice, translate, size }: Receipt): Part[] {
  const { buyer } = invoice;
  return [
    textPart(translate("api.invoice.buyer"), { size: size * 0.85, font: "bold", color: ink.muted }),
    textPart(buyer.name, { size: size * 1.1, font: "bold" }),
    textPart(translate("api.invoice.phone", { phone: buyer.phone }), { size }),
    textPart(buyer.address ?? translate("api.invoice.pickUp"), { size }),
  ];
}

function lineParts({ language, money, size }: Receipt, line: InvoiceLine): Part[] {
  const price = `${formatNumber(line.quantity, language)} × ${money(line.unit_price)}`;
  return [
    textPart(line.name, { size, font: "bold" }),
    ...(line.choice ? [textPart(line.choice, { size: size * 0.9, color: ink.muted })] : []),
    pairPart(price, money(line.quantity * line.unit_price), { size }),
  ];
}

function sumParts({ invoice, language, translate, money, size }: Receipt): Part[] {
  const { totals, coupon_code: code } = invoice;
  const coupon =
    code === null ? translate("api.invoice.discount") : translate("api.invoice.coupon", { code });
  const percent = formatNumber(totals.vat_percent, language);
  const sums: [string, string, boolean][] = [
    [translate("api.invoice.itemTotal"), money(totals.item_total), true],
    [coupon, money(-totals.coupon_discount), totals.coupon_discount > 0],
    [translate("api.invoice.deliveryFee"), money(totals.delivery_fee), invoiceWords(invoice).namesDelivery],
    [translate("api.invoice.rounding"), money(-totals.rounding), totals.rounding > 0],
  ];
  return [
    ...sums.flatMap(([name, amount, isNamed]) => (isNamed ? [pairPart(name, amount, { size })] : [])),
    pairPart(translate("api.invoice.grandTotal"), money(totals.grand_total), {
      size: size * 1.25,
      font: "bold",
    }),
    pairPart(translate("api.invoice.vatIncluded", { percent }), money(totals.vat), {
      size: size * 0.9,
      color: ink.muted,
    }),
  ];
}
