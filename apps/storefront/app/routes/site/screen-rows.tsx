import { Icon } from "@haat/ui/primitives/icon/icon";
import { ScreenPanel } from "../../shell/product-screen";
import type { ScreenColumn } from "./screen-columns";

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

/** Short points, each with a tick before it. */
function CheckedPoints({ points }: { points: readonly string[] }) {
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
