import { clsx } from "clsx";

/** What is compared down a list, as text: an amount, a price. */
export interface RowFigure {
  /** The number itself, with its unit where it has one. */
  text: string;
  /** What is to be known with it, such as how many are left at that price. */
  note?: string | undefined;
}

interface RowFigureTextProps extends RowFigure {
  /** It stands beside the title and the lines below it. */
  isTall: boolean;
}

/** The figure of a row: at its end, the note below it; where there is little room in a line below the title. */
export function RowFigureText({ text, note, isTall }: RowFigureTextProps) {
  return (
    <span
      data-slot="row-figure"
      className={clsx(
        "tabular flex flex-wrap items-baseline gap-x-1.5 @min-[22rem]:grid @min-[22rem]:content-center @min-[22rem]:justify-items-end",
        "@min-[22rem]:col-start-2 @min-[22rem]:row-start-1",
        isTall && "@min-[22rem]:row-span-2",
      )}
    >
      <span className="font-semibold">{text}</span>
      {note && (
        <span className="text-small text-muted">
          <span aria-hidden="true" className="@min-[22rem]:hidden">
            ·{" "}
          </span>
          {note}
        </span>
      )}
    </span>
  );
}
