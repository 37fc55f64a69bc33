import { Icon } from "@haat/ui/primitives/icon/icon";
import { ScreenPanel, type Screen } from "../../shell/product-screen";

export interface ScreenRow {
  /** Of the row, for links to it. */
  id: string;
  /** In the reader's digits, where the rows are steps. */
  number?: string;
  title: string;
  text: string;
  points?: readonly string[];
  screen: Screen;
}

export interface ScreenRowsProps {
  rows: readonly ScreenRow[];
  headingLevel?: "h2" | "h3";
}

/** What is told beside a picture of it, the picture on either side by turns. */
export function ScreenRows({ rows, headingLevel: Heading = "h3" }: ScreenRowsProps) {
  const isOrdered = rows.some(({ number }) => number);
  const List = isOrdered ? "ol" : "ul";
  return (
    <List data-slot="screen-rows" className="grid gap-12 md:gap-16">
      {rows.map(({ id, number, title, text, points = [], screen }, place) => (
        <li
          key={id}
          id={id}
          className="grid scroll-mt-6 items-center gap-6 sm:grid-cols-2 sm:gap-10 md:gap-16"
        >
          <div className="grid justify-items-start gap-4">
            {number && (
              <span
                aria-hidden="true"
                className="grid size-12 place-items-center rounded-pill bg-accent text-title font-bold text-on-accent"
              >
                {number}
              </span>
            )}
            <Heading className="text-h2">{title}</Heading>
            <p className="max-w-prose text-muted">{text}</p>
            <CheckedPoints points={points} />
          </div>
          <ScreenPanel screen={screen} className={place % 2 === 1 ? "sm:order-first" : undefined} />
        </li>
      ))}
    </List>
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
