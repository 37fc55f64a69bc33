import { and, gte, lt } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** From a moment until before another one. */
export interface Span {
  from: Date;
  until: Date;
}

/** That a moment lies in a span. */
export const during = (moment: PgColumn, { from, until }: Span) => and(gte(moment, from), lt(moment, until));
