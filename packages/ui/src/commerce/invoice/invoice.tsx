import { clsx } from "clsx";
import { LinkButton } from "../../primitives/button/button";
import { InvoiceLines, type InvoiceLineData, type InvoiceLineLabels } from "./invoice-lines";
import type { RootProps } from "../../primitives/root-props/root-props";

/** All that an invoice says, every amount and date already in the reader's digits. */
export interface InvoiceData {
  /** The order's number, Latin in both languages. */
  number: string;
  /** Date and time. */
  issuedAt: string;
  /** Status of the order and how it is paid, in words. */
  status: string;
  payment: string;
  /** A tax challan (Mushak-6.3): only of a seller with a BIN who turned it on. */
  isChallan: boolean;
  /** Says so across the sheet. */
  isCancelled?: boolean;
  seller: {
    name: string;
    /** A sentence with the name it is registered under, where that is another. */
    registeredAs?: string | undefined;
    address: string;
    phone: string;
    /** Its business identification number, with the word before it. */
    bin?: string | undefined;
  };
  buyer: { name: string; phone: string };
  /** Where the goods go, or that they are picked up. */
  destination: string;
  lines: readonly InvoiceLineData[];
  /** The columns added up. */
  sums: Pick<InvoiceLineData, "discount" | "valueBeforeVat" | "vat" | "total">;
  /** With the sign of the currency. */
  totals: {
    itemTotal: string;
    /** What the coupon takes off, with its minus. */
    discount?: string | undefined;
    /** Nothing where it is picked up. */
    delivery?: string | undefined;
    /** What rounding down to whole taka takes off, with its minus. */
    rounding?: string | undefined;
    grandTotal: string;
    vat: string;
    /** Cash still to be paid; nothing where it is paid or cancelled. */
    due?: string | undefined;
  };
  amountInWords: string;
  /** Where it is checked whether the paper is right, and the code of that: its dark modules as the path of an SVG. */
  check?: { href: string; side: number; path: string } | undefined;
}

export interface InvoiceLabels extends InvoiceLineLabels {
  title: string;
  challan: string;
  number: string;
  date: string;
  status: string;
  payment: string;
  buyer: string;
  destination: string;
  amountsInTaka: string;
  itemTotal: string;
  /** With the coupon's code in it. */
  coupon: string;
  deliveryFee: string;
  rounding: string;
  grandTotal: string;
  /** With the rate in it. */
  vatIncluded: string;
  inWords: string;
  due: string;
  paid: string;
  cancelled: string;
  thanks: string;
  madeByComputer: string;
  check: string;
  checkHint: string;
  print: string;
  printRoll: string;
  download: string;
}

export interface InvoiceProps extends RootProps<"div"> {
  /** All that stands on the sheet, amounts and days already formatted. */
  invoice: InvoiceData;
  labels: InvoiceLabels;
  /** The page that holds this sheet alone, on A4. Default: no link to it. */
  printHref?: string | undefined;
  /** The same for the 80 mm roll of a shop's counter. Default: no link to it. */
  rollHref?: string | undefined;
  /** The sheet as a PDF. Default: no link to it. */
  downloadHref?: string | undefined;
  /** What it is printed on: A4, or the 80 mm roll of a shop's counter. */
  paper?: "a4" | "roll";
}

/**
 * An invoice, black on white in every theme and scheme. The same HTML is the screen's, the A4 sheet's and the 80 mm
 * roll's: it follows the width of the paper, repeats the table's head on each page and never splits a line.
 *
 * @use For paper, PDF and the page that is printed.
 * @avoid As the page of an order (`OrderLines`, `OrderFacts`).
 * @accessibility A table whose heads are repeated on each sheet; black on white in every theme.
 */
export function Invoice(props: InvoiceProps) {
  const { invoice, labels, paper = "a4", printHref, rollHref, downloadHref, className, ...rest } = props;
  return (
    <div data-slot="invoice-page" className={clsx("grid justify-items-center gap-4", className)} {...rest}>
      <Actions {...props} />
      <article
        data-slot="invoice"
        data-paper={paper}
        className={clsx(
          "paper @container w-full border border-border print:border-0",
          paper === "roll" ? "max-w-[80mm] p-3 print:p-0" : "max-w-[210mm] p-5 sm:p-10 print:p-0",
        )}
      >
        <Head invoice={invoice} labels={labels} />
        <Parties invoice={invoice} labels={labels} />
        <InvoiceLines lines={invoice.lines} sums={invoice.sums} labels={labels} />
        <Totals invoice={invoice} labels={labels} />
        <footer className="mt-8 border-t border-border pt-3 text-caption text-muted @min-[40rem]:flex @min-[40rem]:justify-between @min-[40rem]:gap-6">
          <p>{labels.thanks}</p>
          <p>{labels.madeByComputer}</p>
        </footer>
      </article>
    </div>
  );
}

function Actions({ labels, printHref, rollHref, downloadHref }: InvoiceProps) {
  if (!printHref && !rollHref && !downloadHref) return null;
  return (
    <div
      data-slot="invoice-actions"
      data-print="hide"
      className="flex w-full max-w-[210mm] flex-wrap justify-end gap-2 *:max-xs:flex-auto"
    >
      {downloadHref && (
        <LinkButton href={downloadHref} icon="download" download="">
          {labels.download}
        </LinkButton>
      )}
      {printHref && (
        <LinkButton href={printHref} variant="secondary" icon="print">
          {labels.print}
        </LinkButton>
      )}
      {rollHref && (
        <LinkButton href={rollHref} variant="quiet">
          {labels.printRoll}
        </LinkButton>
      )}
    </div>
  );
}

type Part = Pick<InvoiceProps, "invoice" | "labels">;

/** The seller on the left, what this paper is on the right. */
function Head({ invoice, labels }: Part) {
  const { seller } = invoice;
  const facts = [
    [labels.number, <span lang="en">{invoice.number}</span>],
    [labels.date, invoice.issuedAt],
    [labels.payment, invoice.payment],
    [labels.status, invoice.status],
  ] as const;
  return (
    <header className="grid gap-5 border-b-2 border-on-surface pb-5 @min-[40rem]:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="text-small">
        <p className="mb-1 text-h3 font-bold">{seller.name}</p>
        {seller.registeredAs && <p>{seller.registeredAs}</p>}
        <p>{seller.address}</p>
        <p className="tabular">{seller.phone}</p>
        {seller.bin && <p className="tabular font-semibold">{seller.bin}</p>}
      </div>
      <div>
        <h1 className="text-h3 @min-[40rem]:text-end">{labels.title}</h1>
        {invoice.isChallan && (
          <p className="text-small font-semibold @min-[40rem]:text-end">{labels.challan}</p>
        )}
        <dl className="tabular mt-2 grid text-small">
          {facts.map(([name, value]) => (
            <div key={name} className="flex justify-between gap-4">
              <dt className="text-muted">{name}</dt>
              <dd className="text-end font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        {invoice.isCancelled && (
          <p className="mt-3 border-2 border-on-surface px-3 py-1 text-center text-title font-bold">
            {labels.cancelled}
          </p>
        )}
      </div>
    </header>
  );
}

/** Who buys, and where the goods go. */
function Parties({ invoice, labels }: Part) {
  return (
    <div className="grid gap-4 py-5 text-small @min-[40rem]:grid-cols-[minmax(0,1fr)_19rem] @min-[40rem]:gap-5">
      <div>
        <h2 className="text-caption text-muted">{labels.buyer}</h2>
        <p className="text-body font-semibold">{invoice.buyer.name}</p>
        <p className="tabular">{invoice.buyer.phone}</p>
      </div>
      <div>
        <h2 className="text-caption text-muted">{labels.destination}</h2>
        <p>{invoice.destination}</p>
      </div>
    </div>
  );
}

/** The sums on the right, the amount in words on the left; neither is split over two pages. */
function Totals({ invoice, labels }: Part) {
  const { totals } = invoice;
  const rows = [
    [labels.itemTotal, totals.itemTotal],
    ...(totals.discount ? [[labels.coupon, totals.discount]] : []),
    ...(totals.delivery ? [[labels.deliveryFee, totals.delivery]] : []),
    ...(totals.rounding ? [[labels.rounding, totals.rounding]] : []),
  ] as const;
  return (
    <div data-slot="invoice-totals" className="mt-4 grid gap-5 @min-[40rem]:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="break-inside-avoid text-small @max-[40rem]:order-last">
        <p className="text-muted">{labels.inWords}</p>
        <p className="font-semibold">{invoice.amountInWords}</p>
        <p className="mt-3 text-caption text-muted">{labels.amountsInTaka}</p>
        {invoice.check && <Check {...invoice.check} labels={labels} />}
      </div>
      <dl className="tabular grid break-inside-avoid content-start gap-1 text-small">
        {rows.map(([name, amount]) => (
          <Sum key={name} name={name} amount={amount} />
        ))}
        <Sum
          name={labels.grandTotal}
          amount={totals.grandTotal}
          className="mt-1 border-t border-on-surface pt-2 text-title font-bold"
        />
        <Sum name={labels.vatIncluded} amount={totals.vat} className="text-muted" />
        {totals.due ? (
          <Sum
            name={labels.due}
            amount={totals.due}
            className="mt-2 border-2 border-on-surface px-3 py-2 text-body font-bold"
          />
        ) : (
          !invoice.isCancelled && (
            <div className="mt-2 border-2 border-on-surface px-3 py-2 text-center text-body font-bold">
              <dt className="sr-only">{labels.payment}</dt>
              <dd>{labels.paid}</dd>
            </div>
          )
        )}
      </dl>
    </div>
  );
}

/** A code to be scanned from paper, and the same as a link on a screen. */
function Check({ href, side, path, labels }: NonNullable<InvoiceData["check"]> & Pick<Part, "labels">) {
  return (
    <div className="mt-3 grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-3">
      <svg viewBox={`0 0 ${side} ${side}`} shapeRendering="crispEdges" aria-hidden="true" className="w-full">
        <path d={path} fill="var(--paper-ink)" />
      </svg>
      <div>
        <a
          href={href}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 [--focus:var(--paper-ink)]"
        >
          {labels.check}
        </a>
        <p className="text-caption text-muted">{labels.checkHint}</p>
      </div>
    </div>
  );
}

function Sum({ name, amount, className }: { name: string; amount: string; className?: string }) {
  return (
    <div className={clsx("flex items-baseline justify-between gap-4", className)}>
      <dt>{name}</dt>
      <dd className="whitespace-nowrap">{amount}</dd>
    </div>
  );
}
