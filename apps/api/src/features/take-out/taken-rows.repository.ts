import { sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import type { TakenSheet } from "./taken-cells";
import { pictureKeys } from "./taken-sheets";

/** A row of a table: its cells, and what it is sorted by, behind which one goes on. */
export interface TakenRow {
  cells: (string | null)[];
  after: string[];
}

/**
 * So many rows of a table of a shop, behind a place: by keyset, so that the last ones cost no more than the first.
 * @param after what the last row was sorted by; empty at the beginning
 */
export async function listTakenRows(
  tx: Queryable,
  shopId: number,
  { from, sortedBy, columns }: TakenSheet,
  { after, most }: { after: readonly string[]; most: number },
): Promise<TakenRow[]> {
  const cells = sql.raw(
    Object.values(columns)
      .map(({ sql: cell }) => `(${cell})::text`)
      .join(", "),
  );
  const place = sql.raw(sortedBy.map((column) => `(${column})::text`).join(", "));
  return tx
    .select({ cells: sql<TakenRow["cells"]>`array[${cells}]`, after: sql<string[]>`array[${place}]` })
    .from(sql.raw(from))
    .where(sql`t.shop_id = ${shopId} ${isBehind(sortedBy, after)}`)
    .orderBy(sql.raw(sortedBy.join(", ")))
    .limit(most);
}

/** Days are sorted as texts of the same length, numbers as such. */
const sortType = (column: string) => (column === "t.day" ? "date" : "integer");

function isBehind(sortedBy: readonly string[], after: readonly string[]): SQL {
  if (after.length === 0) return sql``;
  const values = after.map(
    (value, place) => sql`${value}::text::${sql.raw(sortType(sortedBy[place] ?? ""))}`,
  );
  return sql`and (${sql.raw(sortedBy.join(", "))}) > (${sql.join(values, sql`, `)})`;
}

/** Keys of pictures that a shop shows or was sent, each once, behind one of them. */
export async function listTakenPictures(
  tx: Queryable,
  shopId: number,
  { after, most }: { after: string; most: number },
): Promise<string[]> {
  const shop = String(Math.trunc(shopId));
  const keys = sql.raw(pictureKeys.map((each) => each.replace("$shop", shop)).join(" union "));
  const found = await tx
    .select({ picture: sql<string>`picture` })
    .from(sql`(${keys}) pictures`)
    .where(sql`picture is not null and picture <> '' and picture collate "C" > ${after}`)
    .orderBy(sql`picture collate "C"`)
    .limit(most);
  return found.map(({ picture }) => picture);
}
