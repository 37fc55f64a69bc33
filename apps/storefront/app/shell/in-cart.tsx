import { Icon } from "@haat/ui/primitives/icon/icon";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";
import type { PageLink } from "./text-block";

export interface InCartProps {
  /** How many products and pieces are in it. */
  counts: string;
  /** What the goods cost, and what that is called. */
  total: { label: string; amount: string };
  cart: PageLink;
}

/** What is about to be ordered, in a line above what is asked for on the way, and the way back to it. */
export function InCart({ counts, total, cart }: InCartProps) {
  const { Link } = useUi();
  return (
    <div data-slot="in-cart" className="panel flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
      <p className="grid min-w-0 flex-1">
        <span className="text-small text-muted">{counts}</span>
        <span className="tabular">
          {total.label} <strong>{total.amount}</strong>
        </span>
      </p>
      <Link
        href={cart.href}
        className="inline-flex min-h-11 items-center gap-2 rounded-control font-semibold text-link"
      >
        <Icon name="cart" />
        {cart.label}
      </Link>
    </div>
  );
}
