import type { ReactNode } from "react";

interface GuideTableProps {
  /** The names of the columns. */
  head: readonly string[];
  /** Its rows, each as long as the head; the first cell names the row. */
  rows: readonly (readonly ReactNode[])[];
}

/** A table of a guide: MDX knows none of its own. */
export function GuideTable({ head, rows }: GuideTableProps) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], row) => (
          <tr key={row}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
