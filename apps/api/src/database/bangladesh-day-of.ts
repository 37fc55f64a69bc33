import { sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** The day of a moment in Bangladesh, which is six hours ahead of UTC all year, as `2026-03-01`. */
export const bangladeshDayOf = (moment: PgColumn | SQL) =>
  sql<string>`to_char((${moment} at time zone 'UTC') + interval '6 hours', 'YYYY-MM-DD')`;
