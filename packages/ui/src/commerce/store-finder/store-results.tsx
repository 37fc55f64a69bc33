import { clsx } from "clsx";
import { LinkButton } from "../../primitives/button/button";
import { EmptyState } from "../../primitives/empty-state/empty-state";
import type { RootProps } from "../../primitives/root-props/root-props";
import { Skeleton } from "../../primitives/skeleton/skeleton";
import type { StoreCardProps } from "../store-card/store-card";
import { StoreCards } from "../store-card/store-cards";

export interface StoreResultsProps extends RootProps<"section"> {
  /** Each with the place it delivers to, in words, where it is known. */
  stores: readonly StoreCardProps[];
  /** Such as "12 shops in Mirpur", or the header without a search: "Find stores all over Bangladesh". */
  title: string;
  /** In which order they stand, where that is worth a word. */
  note?: string | undefined;
  labels: { empty: string; emptyText: string; all: string };
  /** Every shop, where a search found none. */
  allHref: string;
  /** New ones are on their way: the cards make room for what comes. */
  pending?: boolean;
}

/**
 * The shops found, a list before any map.
 *
 * @use Below a `StoreFinderForm`.
 * @avoid For a handful of shops that nobody looked for: cards in a row.
 * @accessibility How many there are is announced when they change.
 */
export function StoreResults({
  stores,
  title,
  note,
  labels,
  allHref,
  pending,
  className,
  ...rest
}: StoreResultsProps) {
  return (
    <section
      data-slot="store-results"
      aria-busy={pending}
      className={clsx("grid gap-4", className)}
      {...rest}
    >
      <div role="status">
        <h2 className="text-h2">{title}</h2>
        {note && stores.length > 1 && <p className="text-small text-muted">{note}</p>}
      </div>
      {pending ? (
        <div className="grid gap-4 sm:grid-cols-2 md:grid-cols-3">
          {["1", "2", "3"].map((key) => (
            <Skeleton key={key} className="h-56 rounded-card" />
          ))}
        </div>
      ) : stores.length === 0 ? (
        <EmptyState
          icon="store"
          headingLevel="h3"
          title={labels.empty}
          text={labels.emptyText}
          action={<LinkButton href={allHref}>{labels.all}</LinkButton>}
        />
      ) : (
        <StoreCards stores={stores} />
      )}
    </section>
  );
}
