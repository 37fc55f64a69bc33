import { sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** The date of a moment in Bangladesh, which is six hours ahead of UTC all year. Rows are grouped by it faster than by its text. */
export const bangladeshDateOf = (moment: PgColumn | SQL) =>
  sql`((${moment} at time zone 'UTC') + interval '6 hours')::date`;

/** The day of a moment in Bangladesh, as `2026-03-01`. */
export const bangladeshDayOf = (moment: PgColumn | SQL) =>
  sql<string>`to_char(${bangladeshDateOf(moment)}, 'YYYY-MM-DD')`;
