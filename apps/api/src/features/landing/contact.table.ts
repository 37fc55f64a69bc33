import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import type { MessageState } from "@haat/contract/admin/admin-inbox.contract";
import type { ReportReason } from "@haat/contract/shared/report-reason";
import type { Language } from "@haat/contract/shared/languages";
import { moment } from "../../database/columns";
import { customerTable } from "../account/account.table";
import { shopTable } from "../shop/shop.table";

/** What visitors wrote to the platform: messages of its contact form, and reports of shops. */
export const contactMessageTable = pgTable(
  "contact_message",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    subject: text("subject").notNull(),
    message: text("message").notNull(),
    /** The shop that is reported, and what for; both `null` in a message that is no report. */
    shopId: integer("shop_id").references(() => shopTable.id),
    reportReason: text("report_reason").$type<ReportReason>(),
    /** Of who reports a shop; name, email and subject of a report may be empty. */
    phone: text("phone").notNull().default(""),
    /** The language to answer in. */
    language: text("language").notNull().$type<Language>(),
    createdAt: moment("created_at").notNull(),
    /** What has become of it. */
    state: text("state").notNull().default("open").$type<MessageState>(),
    /** Who of the platform's people said so, when, and in which words for the others. */
    handledBy: integer("handled_by").references(() => customerTable.id),
    handledAt: moment("handled_at"),
    note: text("note").notNull().default(""),
  },
  (table) => [
    index("contact_message_of_state").on(table.state, table.id),
    index("contact_message_of_phone").on(table.phone),
    check("contact_message_state_known", sql`${table.state} in ('open', 'taken', 'done')`),
    check("contact_message_report_whole", sql`(${table.shopId} is null) = (${table.reportReason} is null)`),
    check(
      "contact_message_reason_known",
      sql`${table.reportReason} in ('counterfeit', 'undelivered', 'forbidden', 'misleading', 'offensive', 'other')`,
    ),
  ],
);
