import type { Invoice, InvoiceLine } from "@haat/contract/shop/invoice.contract";
import { formatDateTime } from "@haat/i18n/dates";
import { invoiceWords } from "@haat/i18n/invoice-words";
import {
  formatColumnAmount,
  formatColumnReduction,
  formatFullMoney,
  formatFullReduction,
} from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import type { InvoiceData, InvoiceLabels } from "@haat/ui/commerce/invoice/invoice";
import { encode } from "uqr";
import { attempt } from "@haat/web-forms/call-failure.server";
import { componentLabels } from "../../server/present/labels.server";
import { failureAsPage } from "../../server/failure/page-failure.server";
import type { PageLanguage, RequestContext } from "../../server/http/request-context.server";

/** The invoice of one of the customer's own orders; nothing where there is no such order. */
export async function findInvoice(context: RequestContext, orderId: string): Promise<Invoice | undefined> {
  const { language } = context;
  const found = await attempt(context.client().invoice.invoiceDetails({ language, orderId }));
  if (found.ok) return found.answer.data.invoice[0];
  if (found.failure.status === 404) return undefined;
  throw failureAsPage(context, found.failure);
}

/** An invoice in words, as its sheet shows it. */
export function invoiceView(context: PageLanguage, invoice: Invoice): InvoiceData {
  const { language, translate } = context;
  const { seller, buyer, totals } = invoice;
  const words = invoiceWords(invoice);
  const column = (amount: number) => formatColumnAmount(amount, language);
  const money = (amount: number) => formatFullMoney(amount, language);
  const phone = (number: string) => translate("api.invoice.phone", { phone: number });
  return {
    number: invoice.invoice_number,
    issuedAt: formatDateTime(invoice.issued_at, language),
    status: translate(words.status),
    payment: translate(words.payment),
    isChallan: invoice.is_challan,
    isCancelled: invoice.status === "cancel",
    seller: {
      name: seller.title,
      registeredAs:
        seller.legal_name === seller.title
          ? undefined
          : translate("api.invoice.registeredAs", { name: seller.legal_name }),
      address: seller.address,
      phone: phone(seller.phone),
      bin: seller.bin ? translate("api.invoice.bin", { bin: seller.bin }) : undefined,
    },
    buyer: { name: buyer.name, phone: phone(buyer.phone) },
    destination: buyer.address ?? translate("api.invoice.pickUp"),
    lines: invoice.lines.map((line, place) => lineView(context, line, place)),
    sums: {
      discount:
        totals.coupon_discount > 0 ? formatColumnReduction(totals.coupon_discount, language) : undefined,
      valueBeforeVat: column(totals.value_before_vat),
      vat: column(totals.vat),
      total: column(totals.grand_total),
    },
    totals: {
      itemTotal: money(totals.item_total),
      discount:
        totals.coupon_discount > 0 ? formatFullReduction(totals.coupon_discount, language) : undefined,
      delivery: words.namesDelivery ? money(totals.delivery_fee) : undefined,
      rounding: totals.rounding > 0 ? formatFullReduction(totals.rounding, language) : undefined,
      grandTotal: money(totals.grand_total),
      vat: money(totals.vat),
      due: invoice.due > 0 ? money(invoice.due) : undefined,
    },
    amountInWords: invoice.amount_in_words,
    check: { href: invoice.check_link, ...codeOf(invoice.check_link) },
  };
}

/** Light modules around a code, without which readers do not find it (ISO/IEC 18004). */
const quietZone = 4;

/** A code's dark modules, row by row, as the path of an SVG, and the side of its square with the light around it. */
function codeOf(link: string) {
  const modules = encode(link, { ecc: "Q", boostEcc: true, border: 0 }).data;
  const path = modules
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + quietZone} ${y + quietZone}h1v1h-1z` : "")))
    .join("");
  return { side: modules.length + 2 * quietZone, path };
}

function lineView({ language }: PageLanguage, line: InvoiceLine, place: number) {
  const column = (amount: number) => formatColumnAmount(amount, language);
  return {
    id: String(place),
    name: line.name,
    choice: line.choice || undefined,
    quantity: formatNumber(line.quantity, language),
    unitPrice: column(line.unit_price),
    discount: line.discount > 0 ? formatColumnReduction(line.discount, language) : undefined,
    valueBeforeVat: column(line.value_before_vat),
    vat: column(line.vat),
    total: column(line.total),
  };
}

/** The words of the sheet, with this invoice's rate, coupon and shop in them. */
export function invoiceLabels(context: PageLanguage, invoice: Invoice): InvoiceLabels {
  const { totals, coupon_code, seller } = invoice;
  const { language, translate } = context;
  const percent = formatNumber(totals.vat_percent, language);
  const { destination, stamp } = invoiceWords(invoice);
  return {
    ...componentLabels(context).invoice,
    destination: translate(destination),
    cancelled: translate(stamp),
    vat: translate("components.invoice.vat", { percent }),
    vatIncluded: translate("components.invoice.vatIncluded", { percent }),
    coupon: translate("components.invoice.coupon", { code: coupon_code ?? "" }),
    thanks: translate("components.invoice.thanks", { shop: seller.title }),
  };
}
