import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { RootProps } from "../root-props/root-props";

export interface TableColumn {
  /** What the cells of this column go by in each row. */
  key: string;
  /** Its head; on a phone it stands before each value. */
  label: string;
  /** Numbers and money stand at the end, so that they line up. */
  align?: "start" | "end";
}

export interface TableRow {
  /** Tells the row apart from the others. */
  id: string;
  /** By the keys of the columns; the first one names the row. */
  cells: Readonly<Record<string, ReactNode>>;
}

export interface TableProps extends RootProps<"div"> {
  /** What is in it; its visible name. */
  caption: string;
  /** Its columns in order; the first one names the rows. */
  columns: readonly TableColumn[];
  /** Its rows in order, each with a cell for every column. */
  rows: readonly TableRow[];
  /** Sums, in the shape of a row. */
  total?: TableRow | undefined;
  /** Unique on the page; the caption's id starts with it. */
  id: string;
  /**
   * Below 480 px: each row a card that names its values, or the table as it is in a box that scrolls sideways by touch
   * and keys (WCAG 1.4.10 allows it where columns are to be compared).
   */
  narrow?: "cards" | "scroll";
}

/**
 * Values in rows and columns, readable at 320 px.
 *
 * @use For values that are compared across rows or columns.
 * @avoid For lists of things (`RowList`) or for laying out a page.
 * @words The caption says what is compared: "Fees by area". Heads are short nouns with their unit, so that the
 *   cells are bare values.
 * @accessibility Its caption names it; as cards on a phone its cells keep their roles and say their column.
 */
export function Table({
  caption,
  columns,
  rows,
  total,
  id,
  narrow = "cards",
  className,
  ...rest
}: TableProps) {
  const asCards = narrow === "cards";
  const captionId = `${id}-caption`;
  const table = (
    <table
      // A browser drops the roles of table parts whose `display` changes: they are said again.
      role="table"
      aria-labelledby={captionId}
      className={clsx("w-full border-collapse text-start", asCards ? "max-xs:block" : "min-w-140")}
    >
      <thead role="rowgroup" className={clsx(asCards && "max-xs:sr-only")}>
        <tr role="row" className="border-b border-border-control">
          {columns.map(({ key, label, align }) => (
            <th
              key={key}
              role="columnheader"
              scope="col"
              className={clsx(cell, alignment(align), "text-small font-semibold text-muted")}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={clsx(asCards && "max-xs:grid")}>
        {rows.map((row) => (
          <Row key={row.id} row={row} columns={columns} asCards={asCards} />
        ))}
      </tbody>
      {total && (
        <tfoot role="rowgroup" className={clsx("font-bold", asCards && "max-xs:grid")}>
          <Row row={total} columns={columns} asCards={asCards} />
        </tfoot>
      )}
    </table>
  );
  return (
    <div data-slot="table" className={clsx("grid min-w-0 gap-2", className)} {...rest}>
      <p id={captionId} className="text-title font-semibold">
        {caption}
      </p>
      {asCards ? (
        table
      ) : (
        <div role="region" aria-labelledby={captionId} tabIndex={0} className="overflow-x-auto">
          {table}
        </div>
      )}
    </div>
  );
}

const cell = "px-3 py-3 first:ps-0 last:pe-0";
const alignment = (align: TableColumn["align"]) => (align === "end" ? "tabular text-end" : "text-start");

function Row({
  row,
  columns,
  asCards,
}: {
  row: TableRow;
  columns: readonly TableColumn[];
  asCards: boolean;
}) {
  return (
    <tr
      role="row"
      className={clsx(
        "border-b border-border align-top last:border-0",
        asCards && "max-xs:grid max-xs:gap-1 max-xs:py-3",
      )}
    >
      {columns.map(({ key, label, align }, index) => {
        const Cell = index === 0 ? "th" : "td";
        return (
          <Cell
            key={key}
            role={index === 0 ? "rowheader" : "cell"}
            scope={index === 0 ? "row" : undefined}
            className={clsx(
              cell,
              alignment(align),
              index === 0 && "font-semibold",
              asCards && "max-xs:flex max-xs:justify-between max-xs:gap-4 max-xs:p-0",
              // A sum has no value under most columns.
              asCards && row.cells[key] === undefined && "max-xs:hidden",
            )}
          >
            {asCards && index > 0 && (
              <span aria-hidden="true" className="font-normal text-muted xs:hidden">
                {label}
              </span>
            )}
            <span className="min-w-0">{row.cells[key]}</span>
          </Cell>
        );
      })}
    </tr>
  );
}
