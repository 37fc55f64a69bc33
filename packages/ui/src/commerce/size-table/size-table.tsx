import { clsx } from "clsx";
import type { RootProps } from "../../primitives/root-props/root-props";

/** A value of a size, as it is read. */
export interface SizeTableCell {
  /** With its unit, such as "38 in". */
  text: string;
  /** The same length in the other unit, such as "96.5 cm". */
  other?: string | undefined;
}

export interface SizeTableProps extends RootProps<"div"> {
  /** Unique on the page; the caption's id starts with it. */
  id: string;
  /** What it is a table of; its visible name. */
  caption: string;
  /** What is measured, without the size. */
  columns: readonly string[];
  /** Each with as many cells as there are columns. */
  rows: readonly { size: string; cells: readonly SizeTableCell[] }[];
  labels: { size: string };
}

/**
 * The measures of each size of a product, in two units. On a narrow screen each size is a list of its measures; where a
 * table is wider than its place it scrolls in itself, and the sizes stay in sight.
 *
 * @use For the size guide of a product.
 * @avoid For amounts, orders, reports: `Table` sums up.
 * @accessibility Its caption names it; each cell is read with its size and its measure. The keyboard reaches what scrolls.
 */
export function SizeTable({ id, caption, columns, rows, labels, className, ...rest }: SizeTableProps) {
  const captionId = `${id}-caption`;
  return (
    <div data-slot="size-table" className={clsx("grid min-w-0 grid-cols-1 gap-3", className)} {...rest}>
      <p id={captionId} className="text-title font-semibold">
        {caption}
      </p>
      <div role="region" aria-labelledby={captionId} tabIndex={0} className="panel overflow-x-auto">
        <table aria-labelledby={captionId} className="w-full border-collapse max-xs:block">
          <thead className="max-xs:sr-only">
            <tr className="border-b border-border-control">
              {[labels.size, ...columns].map((column, place) => (
                <th
                  key={place}
                  scope="col"
                  className={clsx(cell, place === 0 && sizeCell, "text-small font-semibold text-muted")}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-xs:block">
            {rows.map((row, place) => (
              <Row key={place} {...row} columns={columns} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

const cell = "px-3 py-3 text-start align-top";
const sizeCell = "sticky start-0 bg-surface-raised";

function Row({ size, cells, columns }: SizeTableProps["rows"][number] & Pick<SizeTableProps, "columns">) {
  return (
    <tr className="border-b border-border last:border-0 max-xs:block">
      <th scope="row" className={clsx(cell, sizeCell, "font-semibold max-xs:block")}>
        {size}
      </th>
      {cells.map(({ text, other }, place) => (
        <td key={place} className={clsx(cell, "tabular items-baseline gap-2 max-xs:flex max-xs:pt-0")}>
          <span aria-hidden="true" className="flex-1 text-muted xs:hidden">
            {columns[place]}
          </span>
          <span className="block whitespace-nowrap">{text}</span>
          {other && <span className="block text-small whitespace-nowrap text-muted">{other}</span>}
        </td>
      ))}
    </tr>
  );
}
