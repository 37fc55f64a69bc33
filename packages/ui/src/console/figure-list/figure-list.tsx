import { clsx } from "clsx";
import type { RootProps } from "../../primitives/root-props/root-props";

export interface Figure {
  label: string;
  /** The number itself, written out. */
  value: string;
  /** What it was before. */
  before?: string | undefined;
  /** What else is to be known of it, in a few words. */
  note?: string | undefined;
}

export interface FigureListProps extends RootProps<"dl"> {
  /** Two to six numbers, the one that matters most first. */
  figures: readonly Figure[];
}

/**
 * The numbers of a report, two or more beside each other: each with what it was before.
 *
 * @use For the few numbers that a report begins with.
 * @avoid For rows of numbers (`NumberTable`).
 * @words A noun with its time: "Sales this week". What it was before is said in the same form.
 * @accessibility A description list: each number is heard with its name and with what it was before.
 */
export function FigureList({ figures, className, ...rest }: FigureListProps) {
  return (
    <dl
      data-slot="figure-list"
      className={clsx(
        "grid grid-cols-2 gap-2 xs:gap-3",
        // Full rows, where there is room for them.
        columnsFor(figures.length),
        className,
      )}
      {...rest}
    >
      {figures.map(({ label, value, before, note }) => (
        <div
          key={label}
          // The numbers of a row stand level, whichever name needs a second line.
          className="panel row-span-2 grid grid-cols-1 grid-rows-subgrid gap-1 px-2 py-3 max-lg:odd:last:col-span-2 xs:p-4"
        >
          <dt className="text-small text-muted">{label}</dt>
          <dd className="grid grid-cols-1 content-start gap-1 text-small">
            {/* So that two amounts in crores stand beside each other on the smallest phone. */}
            <span className="text-title font-bold break-words xs:text-h2">{value}</span>
            {before && <span>{before}</span>}
            {note && <span className="text-muted">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** How many stand beside each other on a wide screen: so many that the last row is full, where that can be. */
function columnsFor(count: number): string | false {
  if (count % 4 === 0) return "lg:grid-cols-4";
  if (count % 5 === 0) return "lg:grid-cols-5";
  return count > 2 && "lg:grid-cols-3";
}
