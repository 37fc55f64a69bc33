import { clsx } from "clsx";
import type { RootProps } from "../../primitives/root-props/root-props";

export interface Figure {
  label: string;
  /** The number itself, written out. */
  value: string;
  /** What it was before. */
  before?: string | undefined;
  /** What it counts. */
  note?: string | undefined;
}

export interface FigureListProps extends RootProps<"dl"> {
  /** Two to six numbers, the one that matters most first. */
  figures: readonly Figure[];
}

/**
 * The numbers of a report, biggest first in size: each with what it was before and what it counts.
 *
 * @use For the few numbers that a report begins with.
 * @avoid For rows of numbers (`NumberTable`).
 * @accessibility A description list: each number is heard with its name and with what it was before.
 */
export function FigureList({ figures, className, ...rest }: FigureListProps) {
  return (
    <dl
      data-slot="figure-list"
      className={clsx(
        // Rows of one panel on a phone, where so many cards are far to go past.
        "grid grid-cols-1 max-xs:panel max-xs:divide-y max-xs:divide-border xs:grid-cols-2 xs:gap-3",
        // Full rows, where there is room for them.
        columnsFor(figures.length),
        className,
      )}
      {...rest}
    >
      {figures.map(({ label, value, before, note }) => (
        <div
          key={label}
          className="grid content-start gap-1 p-4 xs:panel max-xs:grid-cols-[minmax(0,1fr)_auto] max-xs:items-baseline max-xs:gap-x-3 max-xs:py-3"
        >
          <dt className="text-small text-muted">{label}</dt>
          <dd className="text-h2 font-bold break-words max-xs:text-end">{value}</dd>
          {before && (
            <dd className="text-small max-xs:order-1 max-xs:col-start-2 max-xs:text-end">{before}</dd>
          )}
          {note && <dd className="text-small text-muted max-xs:col-start-1">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** How many stand beside each other on a wide screen: so many that the last row is full, where that can be. */
function columnsFor(count: number): string {
  if (count % 4 === 0) return "lg:grid-cols-4";
  return count % 5 === 0 ? "lg:grid-cols-5" : "lg:grid-cols-3";
}
