import { sql } from "drizzle-orm";
import { check, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "../../database/columns";
import { serviceParts } from "../../process/service-parts";

/** Works of an operator whose last success somebody watches. */
export const upkeepWorks = ["backup", "restore_drill"] as const;
export type UpkeepWork = (typeof upkeepWorks)[number];

/** When a work of an operator's went well last, whatever machine it ran on. */
export const upkeepTable = pgTable("upkeep", {
  work: text("work", { enum: upkeepWorks }).primaryKey(),
  succeededAt: moment("succeeded_at").notNull(),
});

/** How many calls of a part of the service were answered in some minutes, by all processes together. */
export const serviceCountTable = pgTable(
  "service_count",
  {
    /** When the minutes began (`servicePeriodSeconds`). */
    since: moment("since").notNull(),
    part: text("part", { enum: serviceParts }).notNull(),
    /** Answered, also where the answer was a refusal. */
    answered: integer("answered").notNull(),
    /** Not answered, for a fault of ours. */
    failed: integer("failed").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.since, table.part] }),
    check("service_count_no_less_than_none", sql`${table.answered} >= 0 and ${table.failed} >= 0`),
  ],
);
