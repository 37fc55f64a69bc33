import { Icon } from "@haat/ui/primitives/icon/icon";
import { ScreenPanel, type Screen } from "../../shell/product-screen";

export interface ScreenColumn {
  /** Of what is told, for links to it. */
  id: string;
  title: string;
  text: string;
  screen: Screen;
}

export interface ScreenRow extends ScreenColumn {
  /** In the reader's digits. */
  number: string;
  points: readonly string[];
}

/** Steps in their order, each told beside a picture of it; the picture stands on either side by turns. */
export function ScreenRows({ rows }: { rows: readonly ScreenRow[] }) {
  return (
    <ol data-slot="screen-rows" className="grid gap-12 md:gap-16">
      {rows.map(({ id, number, title, text, points, screen }, place) => (
        <li
          key={id}
          id={id}
          className="grid scroll-mt-6 items-center gap-6 sm:grid-cols-2 sm:gap-10 md:gap-16"
        >
          <div className="grid justify-items-start gap-4">
            <span
              aria-hidden="true"
              className="grid size-12 place-items-center rounded-pill bg-accent text-title font-bold text-on-accent"
            >
              {number}
            </span>
            <h2 className="text-h2">{title}</h2>
            <p className="max-w-prose text-muted">{text}</p>
            <CheckedPoints points={points} />
          </div>
          <ScreenPanel screen={screen} className={place % 2 === 1 ? "sm:order-first" : undefined} />
        </li>
      ))}
    </ol>
  );
}

/** A few words each, above a picture of what they tell of: beside one another where there is room, the pictures level. */
export function ScreenColumns({ columns }: { columns: readonly ScreenColumn[] }) {
  return (
    <ul data-slot="screen-columns" className="grid gap-12 lg:grid-cols-3">
      {columns.map(({ id, title, text, screen }) => (
        <li
          key={id}
          id={id}
          className="grid scroll-mt-6 gap-6 sm:max-lg:grid-cols-[1fr_auto] sm:max-lg:items-center"
        >
          <div className="grid content-start gap-2">
            <h3 className="text-h3">{title}</h3>
            <p className="max-w-prose text-muted">{text}</p>
          </div>
          <ScreenPanel screen={screen} className="mt-auto" />
        </li>
      ))}
    </ul>
  );
}

/** Short points, each with a tick before it. */
export function CheckedPoints({ points }: { points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {points.map((point) => (
        <li key={point} className="flex gap-3">
          <Icon name="check" className="mt-1 text-link" />
          {point}
        </li>
      ))}
    </ul>
  );
}
