import { clsx } from "clsx";
import { controlProps, FieldErrorText, type FieldErrors } from "../../primitives/field/field";
import type { RootProps } from "../../primitives/root-props/root-props";
import { fillFrom, moveOn } from "./number-cells";

/** A number to be typed over. */
export interface NumberCell {
  /** What it is sent under. */
  name: string;
  /** What it is a number of, and of what: "Price of Miniket Rice". */
  label: string;
  /** What stands in it at first. */
  value: string;
}

export interface NumberTableProps extends RootProps<"div"> {
  formId: string;
  /** The head above what the rows are about. */
  heading: string;
  /** The heads of the columns, as many as each row has cells. */
  columns: readonly string[];
  /** What the numbers are of, one a row, with as many cells as there are columns. */
  rows: readonly { id: string; title: string; note?: string | undefined; cells: readonly NumberCell[] }[];
  /** What was typed before a refusal, by field name. */
  values: Record<string, string>;
  errors: FieldErrors<string>;
}

/**
 * Numbers of many things, a thing a row, level at their ends. Where a name has no room beside them, as on a phone, the
 * numbers stand below it.
 * The heads of the columns stay in sight.
 * With scripts arrows and Enter lead up and down a column, and what is copied from a spreadsheet is pasted from a cell on.
 *
 * @use For the same numbers of many things, to compare or to type.
 * @avoid For one thing (`ConsoleForm`).
 * @words Heads are one or two words with the unit in brackets: "Price (৳)"; each cell is spoken with its row: "Price
 *   of Miniket rice".
 * @accessibility Each input is named by its row and its column; Tab goes through all without scripts.
 */
export function NumberTable({
  formId,
  heading,
  columns,
  rows,
  values,
  errors,
  className,
  ...rest
}: NumberTableProps) {
  return (
    <div
      role="table"
      data-slot="number-table"
      className={clsx("@container panel isolate divide-y divide-border", className)}
      onKeyDown={moveOn}
      onPaste={fillFrom}
      {...rest}
    >
      <Heads names={[heading, ...columns]} />
      {rows.map(({ id, title, note, cells }) => (
        <div
          key={id}
          role="row"
          data-slot="number-row"
          className={clsx(rowLook, "grid py-2 @min-[42rem]:py-3")}
        >
          <div
            role="rowheader"
            className="col-span-full grid min-w-0 content-center pb-1 @min-[42rem]:col-span-1 @min-[42rem]:row-span-2 @min-[42rem]:pb-0"
          >
            <span className="font-semibold">{title}</span>
            {note && <span className="text-small text-muted">{note}</span>}
          </div>
          {cells.map((cell) => (
            <Cell
              key={cell.name}
              formId={formId}
              cell={{ ...cell, value: values[cell.name] ?? cell.value }}
              errors={errors[cell.name]}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

const rowLook = "grid-cols-3 gap-x-3 gap-y-1 px-4 @min-[42rem]:grid-cols-[minmax(0,1fr)_repeat(3,8rem)]";

/** What the columns are called, in sight as long as the table is; on a phone what the rows are about goes without saying. */
function Heads({ names }: { names: readonly string[] }) {
  return (
    <div
      role="row"
      className={clsx(
        rowLook,
        "sticky top-0 z-10 grid rounded-t-[inherit] bg-surface-raised py-2 text-small text-muted @max-[42rem]:border-b",
      )}
    >
      {names.map((column, place) => (
        <span
          key={column}
          role="columnheader"
          className={clsx("font-semibold", place === 0 ? "@max-[42rem]:sr-only" : "pe-3 text-end")}
        >
          {column}
        </span>
      ))}
    </div>
  );
}

interface CellProps {
  formId: string;
  cell: NumberCell;
  errors: readonly string[] | undefined;
}

function Cell({ formId, cell: { name, label, value }, errors }: CellProps) {
  const control = controlProps({ formId, name, errors, optionalMark: "" });
  return (
    <div role="cell" className="row-span-2 grid min-w-0 grid-rows-subgrid content-start gap-y-1">
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        className="control tabular w-full min-w-0 scroll-mt-14 scroll-mb-36 text-end"
        defaultValue={value}
        aria-label={label}
        {...control}
      />
      <FieldErrorText id={control.id} errors={errors} />
    </div>
  );
}
