import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Icon, type IconName } from "../../primitives/icon/icon";
import { Picture } from "../../primitives/picture/picture";
import { useUi } from "../../primitives/ui-provider/ui-provider";
import type { RootProps } from "../../primitives/root-props/root-props";

export interface OrderLineData {
  id: string;
  href?: string | undefined;
  name: string;
  picture: string;
  choice?: string | undefined;
  quantity: string;
  unitPrice: string;
  lineTotal: string;
}

export interface OrderLinesProps extends RootProps<"table"> {
  /** A row for each product, its amounts already formatted. */
  lines: readonly OrderLineData[];
  /** Caption and heads of the table. */
  labels: { title: string; item: string; quantity: string; unitPrice: string; lineTotal: string };
}

/**
 * What was ordered, as a table; on a phone the quantity and the price of one move under the name.
 *
 * @use For what was ordered, to read.
 * @avoid For the cart, which is changed (`CartLine`).
 * @words Heads are short nouns; the price of one and the sum of a line are told apart in words, not by their place.
 * @accessibility A table with heads on every width; a phone only places the cells differently.
 */
export function OrderLines({ lines, labels, className, ...rest }: OrderLinesProps) {
  const { Link } = useUi();
  return (
    <table
      data-slot="order-lines"
      className={clsx("tabular w-full border-collapse text-start", className)}
      {...rest}
    >
      <caption className="sr-only">{labels.title}</caption>
      <LinesHead labels={labels} />
      <tbody>
        {lines.map((line) => (
          <tr key={line.id} className="border-b border-border align-top last:border-0">
            <th scope="row" className="py-3 text-start font-normal">
              <span className="flex gap-3">
                <Picture
                  src={line.picture}
                  alt=""
                  width={56}
                  height={56}
                  sizes="56px"
                  className="size-14 shrink-0 rounded-control object-cover"
                />
                <span className="grid min-w-0 content-start">
                  {line.href ? (
                    <Link href={line.href} className="font-semibold hover:text-link hover:underline">
                      {line.name}
                    </Link>
                  ) : (
                    <span className="font-semibold">{line.name}</span>
                  )}
                  {line.choice && <span className="text-small text-muted">{line.choice}</span>}
                  <span aria-hidden="true" className="text-small text-muted xs:hidden">
                    {line.quantity} × {line.unitPrice}
                  </span>
                </span>
              </span>
            </th>
            <td className="px-2 py-3 text-end max-xs:sr-only">{line.quantity}</td>
            <td className="px-2 py-3 text-end max-xs:sr-only">{line.unitPrice}</td>
            <td className="py-3 ps-3 text-end font-semibold">{line.lineTotal}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export interface OrderFact {
  icon: IconName;
  label: string;
  /** One line or several. */
  value: ReactNode;
}

/** Facts of an order: when, how paid, how and where delivered, who to call. */
export function OrderFacts({
  facts,
  className,
  ...rest
}: {
  /** What else is to be known, such as where it goes and how it is paid. */
  facts: readonly OrderFact[];
} & RootProps<"dl">) {
  return (
    <dl data-slot="order-facts" className={clsx("grid gap-5 sm:grid-cols-2", className)} {...rest}>
      {facts.map(({ icon, label, value }) => (
        <div key={label} className="grid grid-cols-[1.5rem_minmax(0,1fr)] content-start gap-x-3">
          <dt className="col-span-2 grid grid-cols-subgrid text-small text-muted">
            <Icon name={icon} />
            {label}
          </dt>
          <dd className="col-start-2">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function LinesHead({ labels }: Pick<OrderLinesProps, "labels">) {
  return (
    <thead className="text-small text-muted">
      <tr className="border-b border-border">
        <th scope="col" className="py-2 text-start font-semibold">
          {labels.item}
        </th>
        <th scope="col" className="px-2 py-2 text-end font-semibold max-xs:sr-only">
          {labels.quantity}
        </th>
        <th scope="col" className="px-2 py-2 text-end font-semibold max-xs:sr-only">
          {labels.unitPrice}
        </th>
        <th scope="col" className="py-2 text-end font-semibold">
          {labels.lineTotal}
        </th>
      </tr>
    </thead>
  );
}
