import { sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** A row of a shop by its own number, which is counted in each table of all shops. */
export interface ShopRow {
  shopId: number;
  id: number;
}

/** That both columns name one of these rows; with two parameters, however many they are. */
export function isOneOf([shopId, id]: readonly [PgColumn, PgColumn], rows: readonly ShopRow[]): SQL {
  const shopIds = sql.param(rows.map((row) => row.shopId));
  const ids = sql.param(rows.map((row) => row.id));
  return sql`(${shopId}, ${id}) in (select * from unnest(${shopIds}::int[], ${ids}::int[]))`;
}
