import type { TermsKind } from "@haat/contract/shared/terms";
import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "../../database/columns";
import { customerTable } from "../account/account.table";

/** Which version of which terms an account accepted, and of which it was told before they held. */
export const termsAcceptanceTable = pgTable(
  "terms_acceptance",
  {
    accountId: integer("account_id")
      .notNull()
      .references(() => customerTable.id),
    kind: text("kind").$type<TermsKind>().notNull(),
    version: date("version", { mode: "string" }).notNull(),
    /** When a message told of them. */
    toldAt: moment("told_at"),
    acceptedAt: moment("accepted_at"),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.kind, table.version] }),
    check("terms_acceptance_kind_known", sql`${table.kind} in ('customer', 'seller')`),
    check("terms_acceptance_of_something", sql`num_nulls(${table.toldAt}, ${table.acceptedAt}) < 2`),
  ],
);
