import { sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Queryable } from "./database";
import { preparedOnce } from "./prepared";

/** An insert of so many rows with these columns, put together once. */
function prepareInsert(table: PgTable, columns: string[], rows: number) {
  const values = Array.from({ length: rows }, (_, row) =>
    Object.fromEntries(columns.map((column) => [column, sql.placeholder(`${column}_${row}`)])),
  );
  return preparedOnce((db, name) => db.insert(table).values(values).prepare(name));
}

/**
 * Makes a function that inserts rows into a table. Its statements are put together once for each number of rows; every row
 * must have the same columns.
 */
export function createInsert<Table extends PgTable>(table: Table) {
  const statements = new Map<string, ReturnType<typeof prepareInsert>>();
  return async (db: Queryable, rows: Table["$inferInsert"][]): Promise<void> => {
    const [first] = rows;
    if (!first) return;
    const columns = Object.keys(first);
    const shape = `${rows.length} ${columns.join()}`;
    let statement = statements.get(shape);
    if (!statement) {
      statement = prepareInsert(table, columns, rows.length);
      statements.set(shape, statement);
    }
    const entries = rows.flatMap((row, place) =>
      columns.map((column) => [`${column}_${place}`, (row as Record<string, unknown>)[column]] as const),
    );
    await statement(db).execute(Object.fromEntries(entries));
  };
}
