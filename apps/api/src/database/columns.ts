import { bigint, timestamp } from "drizzle-orm/pg-core";

/** An amount in whole poisha; 64 bits, so that no total can overflow. */
export const poishaColumn = (name: string) => bigint(name, { mode: "number" });

/**
 * Of a GIN index that people search in. What was written last lies in it unsorted, and each search, of whatever shop, goes through all of
 * that: 4 MB of it, if nothing else is said. In kB.
 */
export const searchedIndex = { gin_pending_list_limit: 256 };

/** A moment, kept with its time zone and read as a `Date`. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
