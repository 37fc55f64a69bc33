import { clsx } from "clsx";
import { Icon } from "@haat/ui/primitives/icon/icon";
import { ProductScreen, type Screen } from "../../shell/product-screen";

export interface TradeCard {
  href: string;
  name: string;
  screen: Screen;
}

/** Trades side by side, each with a shop of it on a phone; a card is one link. */
export function TradeCards({ trades }: { trades: readonly TradeCard[] }) {
  return (
    <ul
      data-slot="trade-cards"
      className="grid grid-cols-2 gap-3 sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none"
    >
      {trades.map((trade, place) => (
        <Card
          key={trade.href}
          trade={trade}
          isLeftOver={trades.length % 2 === 1 && place === trades.length - 1}
        />
      ))}
    </ul>
  );
}

/** One that is left over on a phone is as wide as two. */
function Card({ trade: { href, name, screen }, isLeftOver }: { trade: TradeCard; isLeftOver: boolean }) {
  return (
    <li
      className={clsx(
        "panel card-link relative grid overflow-hidden hover:border-link",
        isLeftOver && "max-sm:col-span-2",
      )}
    >
      <div
        className={clsx(
          "aspect-square overflow-hidden bg-accent-soft px-4 pt-4",
          isLeftOver && "max-sm:aspect-2/1",
        )}
      >
        <ProductScreen screen={screen} className="mx-auto max-w-48" />
      </div>
      <a
        href={href}
        className="flex min-h-11 items-center justify-between gap-2 p-3 font-semibold after:absolute after:inset-0 hover:text-link"
      >
        {name}
        <Icon name="arrow-right" className="text-link sm:max-md:hidden" />
      </a>
    </li>
  );
}
