import type { PlatformRole } from "@haat/contract/shared/permissions";
import { sql } from "drizzle-orm";
import { check, integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../../database/columns";
import { customerTable } from "../account/account.table";

/** Which accounts are the platform's own people. */
export const platformRoleTable = pgTable(
  "platform_role",
  {
    accountId: integer("account_id")
      .primaryKey()
      .references(() => customerTable.id),
    role: text("role").$type<PlatformRole>().notNull(),
    since: moment("since").notNull(),
    /** Who said so; null for the first one of a database. */
    addedBy: integer("added_by").references(() => customerTable.id),
  },
  (table) => [check("platform_role_known", sql`${table.role} in ('support', 'admin')`)],
);
