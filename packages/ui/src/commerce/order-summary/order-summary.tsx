import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { RootProps } from "../../primitives/root-props/root-props";

export interface OrderSummaryProps extends RootProps<"section"> {
  /** Amounts, each already formatted. */
  itemTotal: string;
  /** What a coupon takes off, with its minus. */
  couponDiscount?: string | undefined;
  /** The fee, or the word for free; nothing where the order is fetched. */
  delivery?: string | undefined;
  /** Beneath the fee, such as "Estimate: no address chosen yet". */
  deliveryNote?: string | undefined;
  /** What rounding down to whole taka takes off, with its minus. */
  rounding?: string | undefined;
  /** What is to be paid, already formatted. */
  grandTotal: string;
  /** A sentence: the tax in the total. */
  vatIncluded: string;
  /** Buttons and notes below the sums. */
  children?: ReactNode;
  headingLevel?: "h2" | "h3";
  labels: {
    title: string;
    itemTotal: string;
    couponDiscount: string;
    delivery: string;
    rounding: string;
    grandTotal: string;
  };
}

/**
 * What an order costs, sum by sum, with nothing left for the end.
 *
 * @use Beside or below a cart, checkout or order.
 * @avoid For a single price (`Price`).
 * @words Sums are nouns in the order in which they are added; what lowers the total has its minus. The last line
 *   says what is paid, and the VAT in it.
 * @accessibility A description list: each sum is heard with its name.
 */
export function OrderSummary(props: OrderSummaryProps) {
  const {
    itemTotal,
    couponDiscount,
    delivery,
    deliveryNote,
    rounding,
    grandTotal,
    vatIncluded,
    children,
    labels,
    headingLevel,
    className,
    ...rest
  } = props;
  const Heading = headingLevel ?? "h2";
  return (
    <section
      data-slot="order-summary"
      aria-label={labels.title}
      className={clsx("panel grid gap-4 p-5", className)}
      {...rest}
    >
      <Heading className="text-h3">{labels.title}</Heading>
      <dl className="tabular grid gap-2">
        <Sum label={labels.itemTotal} amount={itemTotal} />
        {couponDiscount && (
          <Sum label={labels.couponDiscount} amount={couponDiscount} className="text-on-success-soft" />
        )}
        {delivery && <Sum label={labels.delivery} amount={delivery} note={deliveryNote} />}
        {rounding && <Sum label={labels.rounding} amount={rounding} />}
        <Sum
          label={labels.grandTotal}
          amount={grandTotal}
          note={vatIncluded}
          className="mt-2 border-t border-border pt-4 text-title font-bold"
        />
      </dl>
      {children && <div className="grid gap-3">{children}</div>}
    </section>
  );
}

function Sum({
  label,
  amount,
  note,
  className,
}: {
  label: string;
  amount: string;
  note?: string | undefined;
  className?: string;
}) {
  return (
    <div className={clsx("flex flex-wrap items-baseline justify-between gap-x-4", className)}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
      {note && <dd className="w-full text-small font-normal text-muted">{note}</dd>}
    </div>
  );
}
