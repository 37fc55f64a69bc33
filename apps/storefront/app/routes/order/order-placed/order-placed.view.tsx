import { OrderPlaced, type OrderPlacedProps } from "@haat/ui/commerce/order-placed/order-placed";
import { LinkButton } from "@haat/ui/primitives/button/button";

export interface OrderPlacedViewProps extends Pick<
  OrderPlacedProps,
  "orderId" | "cash" | "nextSteps" | "labels"
> {
  see: { href: string; label: string };
  invoice: { href: string; label: string };
  goOn: { href: string; label: string };
}

/** The order is placed: its number, the cash to have ready, and what happens next. Right when opened again, too. */
export function OrderPlacedView({
  orderId,
  cash,
  nextSteps,
  labels,
  see,
  invoice,
  goOn,
}: OrderPlacedViewProps) {
  return (
    <div className="page py-8 sm:py-12">
      <OrderPlaced
        orderId={orderId}
        cash={cash}
        nextSteps={nextSteps}
        labels={labels}
        actions={
          <>
            <LinkButton href={see.href}>{see.label}</LinkButton>
            <LinkButton href={invoice.href} variant="secondary" icon="download" download="">
              {invoice.label}
            </LinkButton>
            <LinkButton href={goOn.href} variant="quiet">
              {goOn.label}
            </LinkButton>
          </>
        }
      />
    </div>
  );
}
