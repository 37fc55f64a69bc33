import { sql } from "drizzle-orm";
import { check, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { moment } from "../../database/columns";
import { customerTable } from "../account/account.table";

/** How a reset ended: it was done, somebody stopped it, or one of its two admins was none any more when its time had come. */
export const factorResetOutcomes = ["done", "stopped", "lapsed"] as const;

/**
 * Second factors that are to be taken from who has lost all of them: one admin asks, another one confirms, and three days
 * later it is done. Triggers keep both of them admins and what was confirmed as it was (migration `fresh_proof`).
 */
export const factorResetTable = pgTable(
  "factor_reset",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer("account_id")
      .notNull()
      .references(() => customerTable.id),
    reason: text("reason").notNull(),
    askedBy: integer("asked_by")
      .notNull()
      .references(() => customerTable.id),
    askedAt: moment("asked_at").notNull(),
    confirmedBy: integer("confirmed_by").references(() => customerTable.id),
    confirmedAt: moment("confirmed_at"),
    closedAt: moment("closed_at"),
    outcome: text("outcome", { enum: factorResetOutcomes }),
    /** Who stopped it: an admin, or the account itself. */
    closedBy: integer("closed_by").references(() => customerTable.id),
  },
  (table) => [
    uniqueIndex("factor_reset_open")
      .on(table.accountId)
      .where(sql`closed_at is null`),
    check(
      "factor_reset_three_people",
      sql`${table.askedBy} <> ${table.accountId} and ${table.confirmedBy} <> ${table.accountId} and ${table.confirmedBy} <> ${table.askedBy}`,
    ),
    check(
      "factor_reset_confirmed",
      sql`(${table.confirmedBy} is null) = (${table.confirmedAt} is null) and ${table.confirmedAt} >= ${table.askedAt}`,
    ),
    check("factor_reset_closed", sql`(${table.outcome} is null) = (${table.closedAt} is null)`),
    check("factor_reset_outcome_known", sql`${table.outcome} in ('done', 'stopped', 'lapsed')`),
    check(
      "factor_reset_stopped_by",
      sql`(${table.outcome} is not distinct from 'stopped') = (${table.closedBy} is not null)`,
    ),
    check(
      "factor_reset_waits",
      sql`${table.outcome} <> 'done' or (${table.confirmedAt} is not null and ${table.closedAt} >= ${table.confirmedAt} + interval '72 hours')`,
    ),
  ],
);
