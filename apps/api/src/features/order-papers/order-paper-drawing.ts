import type { OrderPaper, PaperSize } from "@haat/contract/shared/choices";
import type { Language } from "@haat/contract/shared/languages";
import { locales } from "@haat/i18n/locales";
import { formatNumber } from "@haat/i18n/numbers";
import { translator } from "@haat/i18n/translator";
import { drawInvoiceOn } from "../invoice/invoice-pdf";
import { closeSheet, openSheet, sheet, type Sheet } from "../invoice/pdf-sheet";
import { drawLabel } from "./label-paper";
import { drawParts, sheets } from "./paper-flow";
import { paperWords, type PrintedOrder } from "./paper-words";
import { receiptParts } from "./receipt-paper";
import { slipParts } from "./slip-paper";

export type { PrintedOrder } from "./paper-words";

/** What the thread is asked to draw. */
export interface OrderPapersDrawing {
  paper: OrderPaper;
  size: PaperSize;
  orders: readonly PrintedOrder[];
  language: Language;
}

/** Papers of one or many orders as one PDF, black on white, in the words and digits of a language. */
export async function drawOrderPapers(drawing: OrderPapersDrawing): Promise<Uint8Array<ArrayBuffer>> {
  const { paper, size, orders, language } = drawing;
  const [first] = orders;
  const doc = await openSheet({
    title: `${translator(language)(`orderPapers.papers.${paper}`)} ${first?.invoice.invoice_number ?? ""}`,
    author: first?.invoice.seller.title ?? "",
    language: locales[language].htmlLang,
    createdAt: new Date(first?.invoice.issued_at ?? 0),
    pageless: true,
  });
  if (paper === "label" && size === "a4") drawSheetsOfLabels(doc, orders, language);
  else for (const order of orders) drawOne(doc, drawing, order);
  return closeSheet(doc);
}

function drawOne(doc: Sheet, { paper, size, language }: OrderPapersDrawing, order: PrintedOrder): void {
  const on = sheets[size];
  if (paper === "label") return drawLabelPage(doc, order, size, language);
  if (paper === "invoice" && size === "a4") {
    doc.addPage({ size: "A4", margins: { top: sheet.top, bottom: 0, left: sheet.left, right: 42 } });
    return drawInvoiceOn(doc, order.invoice, language);
  }
  const parts =
    paper === "slip" ? slipParts(order, language, on.text) : receiptParts(order.invoice, language, on.text);
  const numbered = (page: number, pages: number) =>
    `${order.invoice.invoice_number} · ${translator(language)("api.invoice.page", {
      page: formatNumber(page, language),
      pages: formatNumber(pages, language),
    })}`;
  drawParts(doc, on, parts, numbered);
}

/** How long a label on a roll is. */
const labelOnRoll = sheets.label.height * 0.87;

function drawLabelPage(doc: Sheet, order: PrintedOrder, size: PaperSize, language: Language): void {
  const { width, height = labelOnRoll, margin } = sheets[size];
  doc.addPage({ size: [width, height], margin: 0 });
  const frame = { x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin };
  drawLabel(doc, paperWords(order, language), frame);
}

/** Four labels to a sheet of A4, with lines to cut along. */
function drawSheetsOfLabels(doc: Sheet, orders: readonly PrintedOrder[], language: Language): void {
  const { width, height } = sheets.a4;
  const { margin } = sheets.a6;
  for (const [place, order] of orders.entries()) {
    const [column, row] = [place % 2, Math.floor(place / 2) % 2];
    if (column === 0 && row === 0) {
      doc.addPage({ size: [width, height], margin: 0 });
      doc.lineWidth(0.4).dash(2, { space: 2 }).strokeColor("silver");
      doc
        .moveTo(width / 2, 0)
        .lineTo(width / 2, height)
        .moveTo(0, height / 2)
        .lineTo(width, height / 2)
        .stroke()
        .undash();
    }
    drawLabel(doc, paperWords(order, language), {
      x: (column * width) / 2 + margin,
      y: (row * height) / 2 + margin,
      width: width / 2 - 2 * margin,
      height: height / 2 - 2 * margin,
    });
  }
}
