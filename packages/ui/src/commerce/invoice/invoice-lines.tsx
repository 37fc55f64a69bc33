import { clsx } from "clsx";
import type { RootProps } from "../../primitives/root-props/root-props";

/** One row of an invoice; the fee for delivery is a row of its own. Amounts without the sign of the currency. */
export interface InvoiceLineData {
  id: string;
  name: string;
  /** The chosen values, such as "Red, M". */
  choice?: string | undefined;
  quantity: string;
  unitPrice: string;
  /** This row's share of the coupon, with its minus; the column is there where the sum has one. */
  discount?: string | undefined;
  valueBeforeVat: string;
  vat: string;
  total: string;
}

export interface InvoiceLineLabels {
  /** Spoken caption of the table. */
  lines: string;
  item: string;
  quantity: string;
  unitPrice: string;
  discount: string;
  valueBeforeVat: string;
  /** With the rate in it, such as "VAT 10%". */
  vat: string;
  total: string;
}

export interface InvoiceLinesProps extends RootProps<"table"> {
  /** A row for each product, its amounts already formatted. */
  lines: readonly InvoiceLineData[];
  /** The columns added up. */
  sums: Pick<InvoiceLineData, "discount" | "valueBeforeVat" | "vat" | "total">;
  labels: InvoiceLineLabels;
}

/** A column that a narrow sheet only speaks: its numbers stand under the name there. */
const wide = "px-1.5 py-2 text-end whitespace-nowrap @max-[40rem]:sr-only";

/** What is sold, a row each; on narrow paper the numbers of a row move under its name. */
export function InvoiceLines({ lines, sums, labels, className, ...rest }: InvoiceLinesProps) {
  const hasDiscount = Boolean(sums.discount);
  return (
    <table
      data-slot="invoice-lines"
      className={clsx("tabular relative w-full border-collapse text-small", className)}
      {...rest}
    >
      <caption className="sr-only">{labels.lines}</caption>
      <thead className="border-y border-on-surface align-bottom text-caption">
        <tr>
          <th scope="col" className="py-2 pe-1.5 text-start">
            {labels.item}
          </th>
          <Heads names={[labels.quantity, labels.unitPrice]} />
          {hasDiscount && <Heads names={[labels.discount]} />}
          <Heads names={[labels.valueBeforeVat, labels.vat]} />
          <th scope="col" className="py-2 ps-1.5 text-end">
            {labels.total}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <Row
            key={line.id}
            line={line}
            hasDiscount={hasDiscount}
            labels={labels}
            className={index > 0 && "border-t border-border"}
          />
        ))}
        <tr className="break-inside-avoid border-t border-on-surface font-bold">
          <th scope="row" className="py-2 pe-1.5 text-start">
            {labels.total}
          </th>
          <td className={wide} />
          <td className={wide} />
          {hasDiscount && <td className={wide}>{sums.discount}</td>}
          <td className={wide}>{sums.valueBeforeVat}</td>
          <td className={wide}>{sums.vat}</td>
          <td className="py-2 ps-1.5 text-end whitespace-nowrap">{sums.total}</td>
        </tr>
      </tbody>
    </table>
  );
}

function Heads({ names }: { names: readonly string[] }) {
  return names.map((name) => (
    <th key={name} scope="col" className={clsx(wide, "whitespace-normal")}>
      {name}
    </th>
  ));
}

function Row({
  line,
  hasDiscount,
  labels,
  className,
}: {
  line: InvoiceLineData;
  hasDiscount: boolean;
  labels: InvoiceLineLabels;
  /** None where it is false. */
  className: string | false;
}) {
  return (
    <tr className={clsx("break-inside-avoid align-top", className)}>
      <th scope="row" className="py-2 pe-1.5 text-start font-normal">
        <span className="block">{line.name}</span>
        {line.choice && <span className="block text-caption text-muted">{line.choice}</span>}
        <span aria-hidden="true" className="block text-caption text-muted @min-[40rem]:hidden">
          <span className="block">
            {line.quantity} × {line.unitPrice} {line.discount}
          </span>
          <span className="block">
            {labels.vat}: {line.vat}
          </span>
        </span>
      </th>
      <td className={wide}>{line.quantity}</td>
      <td className={wide}>{line.unitPrice}</td>
      {hasDiscount && <td className={wide}>{line.discount}</td>}
      <td className={wide}>{line.valueBeforeVat}</td>
      <td className={wide}>{line.vat}</td>
      <td className="py-2 ps-1.5 text-end font-semibold whitespace-nowrap">{line.total}</td>
    </tr>
  );
}
