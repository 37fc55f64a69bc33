import { clsx } from "clsx";
import { controlProps, FieldErrorText, type FieldErrors } from "../../primitives/field/field";
import { IconButton } from "../../primitives/icon-button/icon-button";
import type { RootProps } from "../../primitives/root-props/root-props";
import { fillFrom, moveOn } from "../number-table/number-cells";

/** A text to be typed over. */
export interface SheetCell {
  /** What it is sent under. */
  name: string;
  /** What it is, and of what: "Chest in row 2". */
  label: string;
  /** What stands in it at first. */
  value: string;
  /** The phone's keyboard for numbers. */
  isNumber?: boolean | undefined;
}

export interface SheetTableProps extends RootProps<"div"> {
  formId: string;
  /** What it is a table of, spoken. */
  label: string;
  /** The heads of the columns, as many as each row has cells. */
  columns: readonly string[];
  /** The rows as they are, each with as many cells as there are columns. */
  rows: readonly {
    id: string;
    cells: readonly SheetCell[];
    /** A submit button that takes the row away; a last row has none. */
    remove?: { name: string; value: string; label: string } | undefined;
  }[];
  errors: FieldErrors<string>;
}

/**
 * A sheet of texts and numbers, as a spreadsheet has one; rows can be taken away. Where it is wider than its place it
 * scrolls in itself. With scripts arrows and Enter lead along a column, and what is copied from a spreadsheet is pasted.
 *
 * @use For a table that a seller writes, such as sizes with their measures.
 * @avoid For numbers of things that are there already (`NumberTable`).
 * @words Heads are one word with the unit: "Chest (inch)". The button says what a new row is: "Add a size".
 * @accessibility Each input is named by its row and its column; an error stands below its cell.
 */
export function SheetTable({ formId, label, columns, rows, errors, className, ...rest }: SheetTableProps) {
  return (
    <div
      role="region"
      aria-label={label}
      tabIndex={0}
      data-slot="sheet-table"
      className={clsx("panel overflow-x-auto", className)}
      onKeyDown={moveOn}
      onPaste={fillFrom}
      {...rest}
    >
      <table aria-label={label} className="w-full border-collapse">
        <thead>
          <tr className="border-b border-border">
            {columns.map((column, place) => (
              <th
                key={place}
                scope="col"
                className="px-2 py-2 text-start text-small whitespace-nowrap font-semibold text-muted"
              >
                {column}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells, remove }) => (
            <tr key={id} data-slot="number-row" className="border-b border-border align-top last:border-0">
              {cells.map((cell) => (
                <Cell key={cell.name} formId={formId} cell={cell} errors={errors[cell.name]} />
              ))}
              <td className="w-11 py-2 pe-1">
                {remove && (
                  <IconButton icon="trash" label={remove.label} name={remove.name} value={remove.value} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps {
  formId: string;
  cell: SheetCell;
  errors: readonly string[] | undefined;
}

function Cell({ formId, cell: { name, label, value, isNumber }, errors }: CellProps) {
  const control = controlProps({ formId, name, errors, optionalMark: "" });
  return (
    <td className="min-w-24 px-1.5 py-2 first:ps-2">
      <input
        type="text"
        inputMode={isNumber ? "decimal" : undefined}
        autoComplete="off"
        className={clsx("control w-full min-w-0", isNumber && "tabular")}
        defaultValue={value}
        aria-label={label}
        {...control}
      />
      <FieldErrorText id={control.id} errors={errors} />
    </td>
  );
}
