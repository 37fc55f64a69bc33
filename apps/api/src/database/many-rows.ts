import { getTableColumns, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Queryable } from "./database";

/**
 * Rows as one parameter, to be read as the table `given`: a statement about thousands of them is put together as quickly as
 * one about a single row. What a row leaves out is null.
 * @param columns of the table, by their names in its rows
 */
function givenRows(table: PgTable, columns: readonly string[], rows: readonly object[]): SQL {
  const types = columns.map(
    (column) => sql`${nameIn(table, column)} ${sql.raw(columnOf(table, column).getSQLType())}`,
  );
  const named = rows.map((row) =>
    Object.fromEntries(
      columns.map((column) => [columnOf(table, column).name, (row as Record<string, unknown>)[column]]),
    ),
  );
  return sql`jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as given (${list(types)})`;
}

function columnOf(table: PgTable, name: string): PgColumn {
  const column = getTableColumns(table)[name];
  if (!column) throw new Error(`There is no column ${name}.`);
  return column;
}

const nameIn = (table: PgTable, column: string) => sql.identifier(columnOf(table, column).name);
const list = (parts: readonly SQL[]) => sql.join([...parts], sql`, `);

/**
 * Inserts rows, all with the columns of the first one, in one statement.
 * @param answered the columns that are answered of each row, in whatever order the rows are written
 */
export async function insertMany<
  Table extends PgTable,
  Answered extends keyof Table["$inferSelect"] & string,
>(
  tx: Queryable,
  table: Table,
  rows: readonly Table["$inferInsert"][],
  answered: readonly Answered[] = [],
): Promise<Pick<Table["$inferSelect"], Answered>[]> {
  const [first] = rows;
  if (!first) return [];
  const columns = Object.keys(first);
  const names = list(columns.map((column) => sql`${nameIn(table, column)}`));
  const answers = answered.map((column) => sql`${nameIn(table, column)} as ${sql.identifier(column)}`);
  const { rows: written } = (await tx.execute(
    sql`insert into ${table} (${names}) select ${names} from ${givenRows(table, columns, rows)}
      ${answers.length > 0 ? sql`returning ${list(answers)}` : sql``}`,
  )) as unknown as { rows: Pick<Table["$inferSelect"], Answered>[] };
  return written;
}

/**
 * Updates rows, all with the columns of the first one, in one statement.
 * @param keys the columns by which a row is found; the others are set
 */
export async function updateMany<Table extends PgTable>(
  tx: Queryable,
  table: Table,
  keys: readonly (keyof Table["$inferSelect"] & string)[],
  rows: readonly Partial<Table["$inferSelect"]>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const set = columns
    .filter((column) => !keys.some((key) => key === column))
    .map((column) => sql`${nameIn(table, column)} = given.${nameIn(table, column)}`);
  const found = keys.map((key) => sql`${columnOf(table, key)} = given.${nameIn(table, key)}`);
  await tx.execute(
    sql`update ${table} set ${list(set)} from ${givenRows(table, columns, rows)} where ${sql.join(found, sql` and `)}`,
  );
}
