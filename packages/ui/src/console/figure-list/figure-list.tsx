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
        "grid grid-cols-1 gap-3 xs:grid-cols-2",
        // Full rows, where there is room for them.
        figures.length % 4 === 0 ? "lg:grid-cols-4" : "sm:grid-cols-3",
        className,
      )}
      {...rest}
    >
      {figures.map(({ label, value, before, note }) => (
        <div key={label} className="panel grid content-start gap-1 p-4">
          <dt className="text-small text-muted">{label}</dt>
          <dd className="text-h2 font-bold break-words">{value}</dd>
          {before && <dd className="text-small">{before}</dd>}
          {note && <dd className="text-small text-muted">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
