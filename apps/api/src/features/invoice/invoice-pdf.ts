import type { Invoice, InvoiceLine } from "@haat/contract/shop/invoice.contract";
import type { Language } from "@haat/contract/shared/languages";
import { formatDateTime } from "@haat/i18n/dates";
import { locales } from "@haat/i18n/locales";
import { invoiceWords } from "@haat/i18n/invoice-words";
import { formatColumnAmount, formatFullMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import { translator, type Translate } from "@haat/i18n/translator";
import {
  closeSheet,
  drawCode,
  drawRule,
  heightOf,
  ink,
  openSheet,
  sheet,
  write,
  type Sheet,
} from "./pdf-sheet";
import { drawTable, type Column } from "./pdf-table";

/** Of the code that leads to where the paper is checked, in points. */
const codeSide = 76;

interface Page {
  doc: Sheet;
  invoice: Invoice;
  language: Language;
  translate: Translate;
}

/** An invoice as a PDF on A4, black on white, in the words and digits of a language. */
export async function drawInvoice(invoice: Invoice, language: Language): Promise<Uint8Array<ArrayBuffer>> {
  const doc = await openSheet({
    title: `${translator(language)("api.invoice.title")} ${invoice.invoice_number}`,
    author: invoice.seller.title,
    language: locales[language].htmlLang,
    createdAt: new Date(invoice.issued_at),
  });
  drawInvoiceOn(doc, invoice, language);
  return closeSheet(doc);
}

/** Draws an invoice from the top of the document's current page on, over as many pages as it takes. */
export function drawInvoiceOn(doc: Sheet, invoice: Invoice, language: Language): void {
  const first = doc.bufferedPageRange().count - 1;
  const page = { doc, invoice, language, translate: translator(language) };
  const partiesEnd = drawParties(page, drawHead(page));
  const tableEnd = drawTable(doc, columnsOf(page), invoice.lines, partiesEnd + 16);
  drawTotals(page, tableEnd + 12);
  drawEveryPage(page, first);
}

/** Seller on the left, what this paper is on the right. @returns where the next may begin */
function drawHead({ doc, invoice, language, translate }: Page): number {
  const { seller } = invoice;
  const left = { x: sheet.left, width: 285 };
  let sellerEnd = write(doc, seller.title, { ...left, y: sheet.top, size: 19, font: "bold" }) + 2;
  const lines = [
    seller.legal_name !== seller.title && translate("api.invoice.registeredAs", { name: seller.legal_name }),
    seller.address,
    translate("api.invoice.phone", { phone: seller.phone }),
    seller.bin && translate("api.invoice.bin", { bin: seller.bin }),
  ];
  for (const line of lines) {
    if (line) sellerEnd = write(doc, line, { ...left, y: sellerEnd, color: ink.muted }) + 1;
  }
  const right = { x: 345, width: sheet.right - 345, align: "right" as const };
  let end = write(doc, translate("api.invoice.title"), { ...right, y: sheet.top, size: 17, font: "bold" });
  if (invoice.is_challan) {
    end = write(doc, translate("api.invoice.challan"), { ...right, y: end, size: 10, font: "bold" });
  }
  for (const [name, value] of factsOf({ invoice, language, translate })) {
    write(doc, name, { x: 345, y: end + 3, width: 78, color: ink.muted });
    end = write(doc, value, { x: 423, y: end + 3, width: sheet.right - 423, align: "right", font: "bold" });
  }
  const y = Math.max(sellerEnd, end) + 8;
  drawRule(doc, y, { color: ink.rule, width: 1.2 });
  return y;
}

function factsOf({ invoice, language, translate }: Omit<Page, "doc">): [string, string][] {
  const words = invoiceWords(invoice);
  return [
    [translate("api.invoice.number"), invoice.invoice_number],
    [translate("api.invoice.date"), formatDateTime(invoice.issued_at, language)],
    [translate("api.invoice.payment"), translate(words.payment)],
    [translate("api.invoice.status"), translate(words.status)],
  ];
}

/** Who buys, and where the goods go. */
function drawParties({ doc, invoice, translate }: Page, y: number): number {
  const { buyer } = invoice;
  const top = y + 10;
  const heading = { size: 8, font: "bold", color: ink.muted } as const;
  const left = { x: sheet.left, width: 240 };
  let buyerEnd = write(doc, translate("api.invoice.buyer"), { ...left, ...heading, y: top });
  buyerEnd = write(doc, buyer.name, { ...left, y: buyerEnd, size: 11, font: "bold" });
  const phone = translate("api.invoice.phone", { phone: buyer.phone });
  buyerEnd = write(doc, phone, { ...left, y: buyerEnd + 1 });
  const right = { x: 300, width: sheet.right - 300 };
  let placeEnd = write(doc, translate(invoiceWords(invoice).destination), { ...right, ...heading, y: top });
  placeEnd = write(doc, buyer.address ?? translate("api.invoice.pickUp"), { ...right, y: placeEnd + 2 });
  return Math.max(buyerEnd, placeEnd);
}

function columnsOf({ invoice, language, translate }: Page): Column<InvoiceLine>[] {
  const { lines, totals } = invoice;
  const amounts = (head: string, width: number, amountOf: (line: InvoiceLine) => number, hasFoot = true) => ({
    head,
    width,
    align: "right" as const,
    text: (line: InvoiceLine) => formatColumnAmount(amountOf(line), language),
    foot: hasFoot ? formatColumnAmount(sumOf(lines, amountOf), language) : "",
  });
  const percent = formatNumber(totals.vat_percent, language);
  const discount = amounts(translate("api.invoice.discount"), 58, (line) => -line.discount);
  const quantity: Column<InvoiceLine> = {
    head: translate("api.invoice.quantity"),
    width: 42,
    align: "right",
    foot: "",
    text: (line) => formatNumber(line.quantity, language),
  };
  const numbers = [
    quantity,
    amounts(translate("api.invoice.unitPrice"), 66, (line) => line.unit_price, false),
    ...(totals.coupon_discount > 0 ? [discount] : []),
    amounts(translate("api.invoice.valueBeforeVat"), 70, (line) => line.value_before_vat),
    amounts(translate("api.invoice.vat", { percent }), 60, (line) => line.vat),
    amounts(translate("api.invoice.total"), 72, (line) => line.total),
  ];
  const item: Column<InvoiceLine> = {
    head: translate("api.invoice.item"),
    width: sheet.width - sumOf(numbers, ({ width }) => width),
    align: "left",
    text: ({ name, choice }) => [name, choice],
    foot: translate("api.invoice.total"),
  };
  return [item, ...numbers];
}

function sumOf<Each>(list: Each[], amountOf: (each: Each) => number): number {
  return list.reduce((sum, each) => sum + amountOf(each), 0);
}

/** The sums on the right, the amount in words on the left; all of it on one page. */
function drawTotals({ doc, invoice, language, translate }: Page, y: number): void {
  const { totals, coupon_code, due } = invoice;
  const money = (amount: number) => formatFullMoney(amount, language);
  const percent = formatNumber(totals.vat_percent, language);
  const sums: [string, string][] = [
    [translate("api.invoice.itemTotal"), money(totals.item_total)],
    ...(totals.coupon_discount > 0
      ? [[couponName(translate, coupon_code), money(-totals.coupon_discount)] as [string, string]]
      : []),
    ...(invoiceWords(invoice).namesDelivery
      ? [[translate("api.invoice.deliveryFee"), money(totals.delivery_fee)] as [string, string]]
      : []),
    ...(totals.rounding > 0
      ? [[translate("api.invoice.rounding"), money(-totals.rounding)] as [string, string]]
      : []),
  ];
  const height = Math.max(40 + sums.length * 15 + 62, 60 + codeSide);
  let top = y;
  if (top + height > sheet.bottom) {
    doc.addPage();
    top = sheet.top;
  }
  const from = 345;
  const value = { x: from + 105, width: sheet.right - from - 109, align: "right" as const };
  let end = top;
  for (const [name, amount] of sums) {
    write(doc, name, { x: from, y: end, width: 120 });
    end = write(doc, amount, { ...value, y: end }) + 2;
  }
  drawRule(doc, end + 2, { from, color: ink.rule, width: 0.8 });
  const grand = { y: end + 5, size: 12, font: "bold" } as const;
  write(doc, translate("api.invoice.grandTotal"), { ...grand, x: from, width: 120 });
  end = write(doc, money(totals.grand_total), { ...value, ...grand });
  const vat = { y: end, size: 8, color: ink.muted };
  write(doc, translate("api.invoice.vatIncluded", { percent }), { ...vat, x: from, width: 130 });
  end = write(doc, money(totals.vat), { ...value, ...vat }) + 5;
  drawDue(doc, dueOf({ invoice, translate, money }), due > 0, end);
  drawWords({ doc, invoice, language, translate }, top);
}

function couponName(translate: Translate, code: string | null): string {
  return code === null ? translate("api.invoice.discount") : translate("api.invoice.coupon", { code });
}

function dueOf({
  invoice,
  translate,
  money,
}: Pick<Page, "invoice" | "translate"> & { money: (amount: number) => string }): [string, string] {
  if (invoice.payment_status === "paid") return [translate("api.invoice.paid"), money(0)];
  if (invoice.payment_status === "void") return [translate(invoiceWords(invoice).payment), money(0)];
  return [translate("api.invoice.due"), money(invoice.due)];
}

/** What is still to be paid, in a box that whoever delivers sees at once. */
function drawDue(doc: Sheet, [name, amount]: [string, string], isDue: boolean, y: number): void {
  const [x, width, height] = [345, sheet.right - 345, 24];
  doc
    .rect(x, y, width, height)
    .lineWidth(isDue ? 1.2 : 0.6)
    .strokeColor(ink.rule)
    .stroke();
  const line = { size: 11, font: "bold" } as const;
  const top = y + (height - heightOf(doc, name, { ...line, x, y, width: 100 })) / 2;
  write(doc, name, { ...line, x: x + 8, y: top, width: 110 });
  write(doc, amount, { ...line, x: x + 100, y: top, width: width - 108, align: "right" });
}

function drawWords({ doc, invoice, translate }: Page, y: number): void {
  const left = { x: sheet.left, width: 270 };
  let end = write(doc, translate("api.invoice.inWords"), {
    ...left,
    y,
    size: 8,
    font: "bold",
    color: ink.muted,
  });
  end = write(doc, invoice.amount_in_words, { ...left, y: end, size: 9.5 });
  end = write(doc, translate("api.invoice.amountsInTaka"), {
    ...left,
    y: end + 4,
    size: 8,
    color: ink.muted,
  });
  const code = { x: sheet.left, y: end + 4, side: codeSide };
  drawCode(doc, invoice.check_link, { ...code, quiet: 2 });
  const beside = { x: code.x + codeSide + 8, width: left.width - codeSide - 8 };
  end = write(doc, translate("orderPapers.check"), { ...beside, y: code.y + 8, size: 9, font: "bold" });
  write(doc, translate("orderPapers.checkHint"), { ...beside, y: end + 1, size: 8, color: ink.muted });
}

/** What stands on each page once it is known how many there are: the foot, and that the order was cancelled or came back. */
function drawEveryPage({ doc, invoice, language, translate }: Page, first: number): void {
  const count = doc.bufferedPageRange().count - first;
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(first + index);
    if (invoice.status === "cancel") drawStamp(doc, translate(invoiceWords(invoice).stamp));
    drawRule(doc, 800);
    const foot = { y: 804, size: 7.5, color: ink.muted };
    const thanks = translate("api.invoice.thanks", { shop: invoice.seller.title });
    const words = `${thanks} ${translate("api.invoice.madeByComputer")}`;
    write(doc, words, { ...foot, x: sheet.left, width: 400 });
    const page = formatNumber(index + 1, language);
    const number = translate("api.invoice.page", { page, pages: formatNumber(count, language) });
    const place = `${invoice.invoice_number} · ${number}`;
    write(doc, place, { ...foot, x: 400, width: sheet.right - 400, align: "right" });
  }
}

function drawStamp(doc: Sheet, text: string): void {
  doc.save();
  doc.rotate(-35, { origin: [297, 420] }).fillOpacity(0.1);
  write(doc, text, { x: 0, y: 360, width: 595, size: 96, font: "bold", align: "center" });
  doc.restore();
}
