import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Icon } from "../../primitives/icon/icon";
import type { RootProps } from "../../primitives/root-props/root-props";

export interface OrderPlacedProps extends RootProps<"section"> {
  /** Latin letters and digits. */
  orderId: string;
  /** The cash to have ready, already formatted. */
  cash: string;
  /** What happens now, a sentence each. */
  nextSteps: readonly string[];
  /** Links: to the order, to the shop. */
  actions: ReactNode;
  labels: { title: string; orderId: string; cash: string; next: string };
}

/**
 * The order is in: its number, the cash to have ready, what comes next.
 *
 * @use Once, after the order.
 * @avoid For its later states (`OrderTimeline`).
 * @accessibility The `h1` says that it is in; the number can be copied as text.
 */
export function OrderPlaced({
  orderId,
  cash,
  nextSteps,
  actions,
  labels,
  className,
  ...rest
}: OrderPlacedProps) {
  return (
    <section
      data-slot="order-placed"
      className={clsx("panel mx-auto w-full max-w-form overflow-hidden", className)}
      {...rest}
    >
      <div className="grid justify-items-center gap-3 bg-success-soft px-6 py-8 text-center text-on-success-soft">
        <span className="grid size-16 place-items-center rounded-pill bg-success text-on-success">
          <Icon name="check" size={32} />
        </span>
        <h1 className="text-h1">{labels.title}</h1>
      </div>
      <div className="grid gap-6 p-6">
        <dl className="grid grid-cols-2 gap-4">
          <div>
            <dt className="text-small text-muted">{labels.orderId}</dt>
            <dd lang="en" className="text-title font-bold break-all select-all">
              {orderId}
            </dd>
          </div>
          <div>
            <dt className="text-small text-muted">{labels.cash}</dt>
            <dd className="tabular text-title font-bold">{cash}</dd>
          </div>
        </dl>
        <div className="grid gap-2">
          <h2 className="text-title">{labels.next}</h2>
          <ul className="grid list-disc gap-2 ps-5">
            {nextSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </div>
        <div className="grid gap-3">{actions}</div>
      </div>
    </section>
  );
}
