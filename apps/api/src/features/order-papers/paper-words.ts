import type { Invoice } from "@haat/contract/shop/invoice.contract";
import type { Language } from "@haat/contract/shared/languages";
import { formatDateTime } from "@haat/i18n/dates";
import { formatMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import { translator, type Translate } from "@haat/i18n/translator";

/** An order as it is printed. */
export interface PrintedOrder {
  invoice: Invoice;
  /** Of all its lines together. */
  pieces: number;
  /** Who brings it, where that is known. */
  courier: { name: string; trackingCode: string } | null;
}

/** What a label and a packing slip say, in the words of a language. */
export interface PaperWords {
  shop: string;
  shopPhone: string;
  number: string;
  date: string;
  receiverTitle: string;
  receiver: string;
  receiverPhone: string;
  address: string;
  /** What is to be collected, or why nothing is. */
  due: { name: string; value: string };
  /** Beside the number: how many pieces, and the like. */
  facts: string[];
  checkLink: string;
  /** What the code is for. */
  scan: string;
}

export function paperWords({ invoice, pieces, courier }: PrintedOrder, language: Language): PaperWords {
  const translate = translator(language);
  const { seller, buyer } = invoice;
  return {
    shop: seller.title,
    shopPhone: seller.phone,
    number: invoice.invoice_number,
    date: formatDateTime(invoice.issued_at, language),
    receiverTitle: translate("orderPapers.receiver"),
    receiver: buyer.name,
    receiverPhone: buyer.phone,
    address: buyer.address ?? translate("api.invoice.pickUp"),
    due: dueWords(invoice, translate, language),
    facts: [
      ...(courier ? [[courier.name, courier.trackingCode].filter(Boolean).join(" · ")] : []),
      translate("orderPapers.pieces", { formatted: formatNumber(pieces, language) }),
    ],
    checkLink: invoice.check_link,
    scan: translate("orderPapers.scan"),
  };
}

/** What is to be collected in cash, or why nothing is: an order that was cancelled or came back goes to nobody. */
export function dueWords({ status, is_returned, due }: Invoice, translate: Translate, language: Language) {
  if (is_returned) return { name: translate("orderPapers.returned"), value: "" };
  if (status === "cancel") return { name: translate("orderPapers.cancelled"), value: "" };
  if (due === 0) return { name: translate("orderPapers.nothingDue"), value: "" };
  return { name: translate("orderPapers.collect"), value: formatMoney(due, language) };
}
