import { clsx } from "clsx";
import type { RootProps } from "../../primitives/root-props/root-props";
import { StoreCard, type StoreCardProps } from "./store-card";

export interface StoreCardsProps extends RootProps<"ul"> {
  /** One or two of them fill the row where each has `goods`. */
  stores: readonly StoreCardProps[];
}

/**
 * Shops side by side, three in a row. One alone, or two, have all of its width with what they sell, so that no row looks
 * as if something were missing in it.
 *
 * @use For shops that were found, or that a page leads to.
 * @avoid For one shop that the page itself is about.
 * @accessibility A list, so that it is said how many there are.
 */
export function StoreCards({ stores, className, ...rest }: StoreCardsProps) {
  const areFew = stores.length < 3 && stores.every(({ goods = [] }) => goods.length > 0);
  const isAlone = areFew && stores.length === 1;
  return (
    <ul
      data-slot="store-cards"
      className={clsx("grid gap-4", !isAlone && "sm:grid-cols-2", !areFew && "md:grid-cols-3", className)}
      {...rest}
    >
      {stores.map((store) => (
        <li key={store.href}>
          <StoreCard {...store} goods={areFew ? store.goods : undefined} isAlone={isAlone} />
        </li>
      ))}
    </ul>
  );
}
