import { bigint, index, integer, pgTable, text } from "drizzle-orm/pg-core";

export const rateLimitTableName = "rate_limit";

/** Counts of the minute, as rate-limiter-flexible keeps them; unlogged, for a crash may take them. */
export const rateLimitTable = pgTable(
  rateLimitTableName,
  {
    /** Name of the limit and a keyed hash of whose it is. */
    key: text("key").primaryKey(),
    points: integer("points").notNull().default(0),
    /** ms since 1970. */
    expire: bigint("expire", { mode: "number" }),
  },
  (table) => [index("rate_limit_expiry").on(table.expire)],
);
