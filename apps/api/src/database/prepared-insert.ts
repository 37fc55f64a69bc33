import { sql, type Placeholder } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Queryable } from "./database";
import { preparedOnce } from "./prepared";

type Row = Record<string, unknown>;

/** Rows of placeholders for an insert that is put together once; `rowValues` fills them. */
export function placeholderRows<Column extends string>(
  name: string,
  columns: readonly Column[],
  rows: number,
) {
  return Array.from(
    { length: rows },
    (_, row) =>
      Object.fromEntries(
        columns.map((column) => [column, sql.placeholder(`${name}_${row}_${column}`)]),
      ) as Record<Column, Placeholder>,
  );
}

/** What fills the placeholders of `placeholderRows`. */
export function rowValues(name: string, rows: readonly Row[]): Row {
  const entries = rows.flatMap((row, place) =>
    Object.entries(row).map(([column, value]) => [`${name}_${place}_${column}`, value] as const),
  );
  return Object.fromEntries(entries);
}

/** Keeps what `make` puts together for each shape, such as a number of rows. */
export function onceForEach<Shape extends string | number, Made>(make: (shape: Shape) => Made) {
  const made = new Map<Shape, Made>();
  return (shape: Shape): Made => {
    let found = made.get(shape);
    if (found === undefined) {
      found = make(shape);
      made.set(shape, found);
    }
    return found;
  };
}

/**
 * Makes a function that inserts rows into a table. Its statements are put together once for each number of rows; every row
 * must have the same columns.
 */
export function createInsert<Table extends PgTable>(table: Table) {
  const statementOf = onceForEach((shape: string) => {
    const [rows, ...columns] = shape.split(" ");
    const values = placeholderRows("row", columns, Number(rows));
    return preparedOnce((db, name) =>
      db
        .insert(table as PgTable)
        .values(values)
        .prepare(name),
    );
  });
  return async (db: Queryable, rows: Table["$inferInsert"][]): Promise<void> => {
    const [first] = rows;
    if (!first) return;
    const statement = statementOf([rows.length, ...Object.keys(first)].join(" "));
    await statement(db).execute(rowValues("row", rows as Row[]));
  };
}
