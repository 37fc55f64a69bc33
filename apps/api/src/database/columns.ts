import { bigint, timestamp } from "drizzle-orm/pg-core";

/** An amount in whole poisha; 64 bits, so that no total can overflow. */
export const poishaColumn = (name: string) => bigint(name, { mode: "number" });

/** A moment, kept with its time zone and read as a `Date`. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
